import { Client } from 'pg'

/** What a PostgreSQL answers to the last of these statements. */
export async function ask(server: string, statements: string): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    const answers = [await client.query<Record<string, string>>(statements)].flat()
    return answers.at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}
