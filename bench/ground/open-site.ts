import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LiveMessage } from '#platform/server/live/frame.ts'
import type { Config } from '#platform/server/config/config.ts'

/** A site in a process of its own. */
export interface SiteProcess {
  /** By how many milliseconds 99 of 100 turns of its event loop were late at most, since it was asked before. */
  delay(): Promise<number>
  /** What it holds in memory, in bytes, after everything that is not needed was thrown away. */
  memory(): Promise<number>
  /** Tells every tab of these members, so many times, as the product tells of a message. */
  tell(accounts: readonly number[], message: LiveMessage, times: number): void
  stop(): Promise<void>
}

/**
 * Starts the site as it runs in production, but for its limits, which count and let everything pass. BENCH_PROFILE names a
 * folder for a processor profile of it.
 */
export async function openSite(url: string, config: Config): Promise<SiteProcess> {
  const folder = process.env.BENCH_PROFILE
  const child = fork(join(import.meta.dirname, 'site.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      MINUET_DATA: config.dataFolder,
      MINUET_PORT: String(config.port),
    },
    execArgv: ['--expose-gc', ...(folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`])],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then(() => {
      throw new Error('the site did not start')
    }),
  ])
  const ask = (what: 'delay' | 'memory') =>
    new Promise<number>((resolve) => {
      child.once('message', (answer) => resolve(Number(answer)))
      child.send(what)
    })
  return {
    delay: async () => Math.max(0, Math.round((await ask('delay')) * 10) / 10),
    memory: () => ask('memory'),
    tell: (accounts, message, times) => void child.send({ accounts, message, times }),
    stop() {
      child.disconnect()
      return ended
    },
  }
}
