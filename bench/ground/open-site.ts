import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Config } from '#platform/server/config/config.ts'

/** A site in a process of its own. */
export interface SiteProcess {
  /** By how many milliseconds 99 of 100 turns of its event loop were late at most, since it was asked before. */
  delay(): Promise<number>
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
    execArgv: folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    ended.then(() => {
      throw new Error('the site did not start')
    }),
  ])
  return {
    delay() {
      return new Promise((resolve) => {
        child.once('message', (late) => resolve(Math.max(0, Math.round(Number(late) * 10) / 10)))
        child.send('delay')
      })
    },
    stop() {
      child.disconnect()
      return ended
    },
  }
}
