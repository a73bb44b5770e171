import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Config } from '#platform/server/config/config.ts'

/** A site in a process of its own. */
export interface SiteProcess {
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
    stop() {
      child.disconnect()
      return ended
    },
  }
}
