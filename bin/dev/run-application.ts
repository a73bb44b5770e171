import { flushCompileCache } from 'node:module'
import type { ApplicationFacts, FromApplication, StartMessage, ToApplication } from './messages.ts'

// The application's process, restarted when a server file changes. It is started in advance with
// the packages already loaded; our own modules are imported only when it is needed.
const packages =
  '@hono/node-server @node-rs/argon2 @simplewebauthn/server hono libheif-js mmdb-lib nodemailer otpauth pdfkit pg ' +
  'pino postal-mime sharp smtp-server stripe thumbhash use-intl vite/module-runner web-push ws zod'

const send = (message: FromApplication) => process.send?.(message)
const fetches = new Map<number, (answer: never) => void>()
let lastFetch = 0
let invalidate: ((file: string | null) => void) | undefined
let stop: (() => Promise<void>) | undefined

process.on('message', (message: ToApplication) => {
  if (message.type === 'start') start(message).catch(fail)
  else if (message.type === 'changed') invalidate?.(message.file)
  else {
    fetches.get(message.id)?.(message.answer as never)
    fetches.delete(message.id)
  }
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches this process too; the development server then stops it.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => void (stop?.() ?? Promise.resolve()).finally(() => process.exit()))

await Promise.all(packages.split(' ').map((name) => import(name)))

async function start(options: StartMessage): Promise<void> {
  const [
    { readConfig },
    { withPort },
    { migrate },
    { startServer },
    { createSourcePages },
    { contract },
    modules,
  ] = await Promise.all([
    import('#platform/server/config/read-config.ts'),
    import('#platform/server/config/config.ts'),
    import('#platform/server/postgres/migrate.ts'),
    import('#app/server.ts'),
    import('./source-pages.ts'),
    import('#app/contract.ts'),
    import('#app/build/endpoints-module.ts'),
  ])
  const config = withPort(readConfig(), options.publicPort)
  const { url, migrationUrl, applicationRole } = options.database
  if (options.migrates)
    await migrate(migrationUrl, {
      print: console.log,
      ...(applicationRole !== undefined && { applicationRole }),
    })
  const { seedOnce } = options.seeds
    ? await import('../start/seed-once.ts')
    : { seedOnce: async () => [] }
  const logIns = await seedOnce(url, config, console.log)
  const pageFiles = createSourcePages(fetchModule, () => send({ type: 'page failed' }))
  invalidate = pageFiles.invalidate
  const server = await startServer({
    config: { ...config, host: '127.0.0.1' },
    databaseUrl: url,
    pageFiles,
    port: 0,
  })
  stop = () => server.stop()
  const facts: ApplicationFacts = {
    port: server.port,
    endpoints: modules.writeEndpointModules(contract),
    logIns,
    answers: (await server.product.sites.findSite(new URL(config.publicUrl).host)) !== null,
  }
  send({ type: 'ready', ...facts })
  setTimeout(flushCompileCache, 1_000)
}

function fetchModule(payload: unknown): Promise<never> {
  const id = ++lastFetch
  return new Promise((resolve) => {
    fetches.set(id, resolve)
    send({ type: 'fetch', id, payload })
  })
}

/** The development server shows what is printed here on every page. */
function fail(error: unknown): void {
  console.error(error)
  process.exit(1)
}
