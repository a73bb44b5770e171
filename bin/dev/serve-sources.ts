import { resolve } from 'node:path'
import type { Config } from '#platform/server/config/config.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { listenOn } from '#platform/server/http/listen.ts'
import { createPublicServer } from './create-public-server.ts'
import { createVite } from './create-vite.ts'
import { isServerFile } from './is-server-file.ts'
import type { ApplicationFacts, StartMessage } from './messages.ts'
import { superviseApplication } from './supervise-application.ts'

/** Files that arrive together, as from a checkout, cause one restart. */
const settleMs = 30
const schemaFile = /\/server\/sql\//

interface SourceServer {
  stop(): Promise<void>
}

/** Serves the site from its sources and applies every change. `onFirstReady` is called once. */
export async function serveSources(
  config: Config,
  database: StartMessage['database'],
  {
    print,
    onFirstReady,
  }: { print: (line: string) => void; onFirstReady: (facts: ApplicationFacts) => void },
): Promise<SourceServer> {
  const publicServer = createPublicServer()
  const vite = await createVite({
    server: publicServer.server,
    hosts: [new URL(config.publicUrl).hostname],
    readEndpoints: async () => (await application.ready()).endpoints,
    onChange,
  })
  const { hot, moduleGraph } = vite.environments.client
  /** Whether a browser may be showing an error, which the next success replaces. */
  let showsError = false
  let endpoints: string | undefined
  let restartedAt: number | undefined
  let changes: string[] = []

  const application = superviseApplication({
    database,
    publicPort: config.port,
    fetchModule: (payload) => vite.environments.ssr.hot.handleInvoke(payload),
    onReady,
    onFailure(output) {
      print('The server has ended. It is started again after the next change.')
      hot.send({ type: 'error', err: { message: output, stack: '' } })
      showsError = true
    },
    onPageFailure() {
      showsError = true
    },
  })

  function onChange(path: string): void {
    application.invalidate(path.endsWith('/index.ts') ? null : resolve(projectRoot, path))
    if (!isServerFile(path)) return reloadAfterError()
    if (changes.push(path) === 1) setTimeout(restart, settleMs)
  }

  function restart(): void {
    const [first, ...others] = changes
    print(
      `${first}${others.length > 0 ? ` and ${others.length} more` : ''} changed; restarting the server.`,
    )
    restartedAt = performance.now()
    application.restart(changes.some((path) => schemaFile.test(path)))
    changes = []
  }

  function onReady(facts: ApplicationFacts): void {
    if (restartedAt === undefined) onFirstReady(facts)
    else print(`The server has restarted in ${Math.round(performance.now() - restartedAt)} ms.`)
    const known = endpoints
    endpoints = JSON.stringify(facts.endpoints)
    if (known !== undefined && known !== endpoints) {
      moduleGraph.invalidateAll()
      showsError = true
    }
    reloadAfterError()
  }

  function reloadAfterError(): void {
    if (showsError) hot.send({ type: 'full-reload' })
    showsError = false
  }

  publicServer.open({ vite, application })
  await listenOn(publicServer.server, config.port, config.host)
  return {
    async stop() {
      publicServer.server.close()
      publicServer.server.closeAllConnections()
      await application.stop()
      await vite.close()
    },
  }
}
