import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LiveMessage } from '#platform/server/live/frame.ts'
import type { Config } from '#platform/server/config/config.ts'

/** A site running in its own process. */
export interface SiteProcess {
  /** The 99th percentile of its event loop delay since the previous call, in milliseconds. */
  delay(): Promise<number>
  /** Memory in use after a garbage collection, in bytes. */
  memory(): Promise<number>
  /**
   * Sends a live message `times` times to every open tab of these members, the way the product
   * announces a chat message.
   */
  notify(accounts: readonly number[], message: LiveMessage, times: number): void
  stop(): Promise<void>
}

/**
 * Starts the site as in production, except that rate limits count requests without refusing any.
 * BENCH_PROFILE names a folder for its CPU profile.
 */
export async function openSite(url: string, config: Config): Promise<SiteProcess> {
  const folder = process.env.BENCH_PROFILE
  const child = fork(join(import.meta.dirname, 'site.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MINUET_MODE: 'demo',
      DATABASE_URL: url,
      MINUET_DATA: config.dataFolder,
      MINUET_PORT: String(config.port),
    },
    execArgv: [
      '--expose-gc',
      ...(folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]),
    ],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then(() => {
      throw new Error('the site did not start')
    }),
  ])
  const requestMetric = (what: 'delay' | 'memory') =>
    new Promise<number>((resolve) => {
      child.once('message', (answer) => resolve(Number(answer)))
      child.send(what)
    })
  return {
    delay: async () => Math.max(0, Math.round((await requestMetric('delay')) * 10) / 10),
    memory: () => requestMetric('memory'),
    notify: (accounts, message, times) => void child.send({ accounts, message, times }),
    stop() {
      child.disconnect()
      return ended
    },
  }
}
