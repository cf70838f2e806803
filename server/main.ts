import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createApp } from './app'
import { type Draw, drawHere, drawInThread } from './captcha/drawing'
import { DEFAULT_LANG } from '../src/shared/languages'
import { type Content, contentIn } from './content/content'
import { keptContent } from './content/kept-content'
import { openDatabase } from './db/database'
import { ownDataDir } from './db/own-data-dir'
import { checkData } from './check-data'
import { readEnv } from './env'
import { logLines } from './http/log-lines'
import { originsOf } from './http/origins'
import { listen, stopOnSignals } from './listen'
import type { Random } from './random'
import { loadSite } from './static/site-files'
import { warnAboutSettings } from './warn-about-settings'

/** Whatever the server writes holds secrets or what patients wrote. */
process.umask(0o077)

/** Starts the server from the project's folder: settings, content, database, site. What is wrong stops it with a line. */
async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = readEnv(process.env)
  const origins = originsOf(env)
  const content = await contentOfSite()
  const site = loadSite('dist', {
    https: origins.https,
    hsts: env.HSTS,
    apiOrigin: origins.separate ? origins.api : undefined,
    // Where nobody asks for the counts, browsers need not tell.
    reports: env.METRICS_TOKEN !== undefined && !origins.separate,
  })
  if (!env.DATABASE_URL) ownDataDir(env.DATA_DIR)
  const db = await openDatabase(env)
  const random: Random = randomBytes
  const app = await createApp({
    content,
    db,
    env,
    site,
    clock: Date.now,
    random,
    draw: drawing(random, (error) => app.log.error({ err: error }, 'the drawing thread ended')),
    log: { level: env.LOG_LEVEL, stream: logLines() },
  })
  warnAboutSettings(app.log, env, site)
  await checkData(app.log, { db, env, clock: Date.now })
  if (env.SMTP_URL)
    await (
      await import('./mail/start-mail')
    ).startMail(app, { db, env, siteIn: (lang = DEFAULT_LANG) => contentIn(content, lang).site, clock: Date.now, random })
  // Node would print the error with all that hangs on it.
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'the server ends')
    process.exit(1)
  })
  stopOnSignals(app, db)
  await listen(app, env)
}

const built = import.meta.url.endsWith('/dist/server/main.js')

/** Unbuilt, as in development, there is no thread to start. */
function drawing(random: Random, ended: (error: Error) => void): Draw {
  const here = drawHere(random)
  return built ? drawInThread(new URL('./draw.js', import.meta.url), here, ended) : here
}

/** Unbuilt, the content is always read. */
async function contentOfSite(): Promise<Content> {
  if (built) return keptContent('dist', Date.now)
  return (await import('./content/load')).loadContent('content', { publicDir: 'public' })
}

try {
  await start()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
