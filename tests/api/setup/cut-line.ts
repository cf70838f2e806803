import { type AddressInfo, connect, createServer } from 'node:net'

/** A line to a mail server that is cut for good as soon as one side has said something that matches. */
export async function cutLine(to: string, { client, server }: { client?: RegExp; server?: RegExp }) {
  const { port } = new URL(to)
  const line = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1')
    const cut = () => {
      near.destroy()
      far.destroy()
    }
    for (const [from, onto, until] of [
      [near, far, client],
      [far, near, server],
    ] as const) {
      let said = ''
      from.on('error', cut).on('close', cut)
      from.on('data', (part) => {
        said += part.toString()
        if (until?.test(said)) cut()
        else onto.write(part)
      })
    }
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(line.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => line.close(resolve)),
  }
}
