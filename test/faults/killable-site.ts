import { fork } from 'node:child_process'
import { join } from 'node:path'
import { buildPages } from '#app/testing/build-pages.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'

/** A site running in a separate process. */
export interface KillableSite {
  /** kill -9: no shutdown handlers and no explicit rollback. */
  kill(): Promise<void>
  /** Whether its process is still running. */
  alive(): boolean
}

/** Starts a site and resolves once it is listening. */
export async function startKillableSite(
  env: Readonly<Record<string, string>>,
): Promise<KillableSite> {
  await buildPages()
  const child = fork(join(import.meta.dirname, 'site.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(projectRoot, '.cache/compiled'),
      ...env,
    },
    execArgv: [],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then(() => Promise.reject(new Error('the site did not start'))),
  ])
  return {
    kill() {
      child.kill('SIGKILL')
      return ended
    },
    alive: () => child.exitCode === null && child.signalCode === null,
  }
}
