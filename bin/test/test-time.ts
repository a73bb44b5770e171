import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { machineNow } from './shifted-date.ts'

/** The time at which a test run starts: in the middle of a day, a week and a month. */
const usual = '2026-11-24T10:00:00Z'

/**
 * Sets the time of all processes of a test run started from here on (see run-clock.ts).
 * MINUET_TEST_TIME sets a different time, or the machine's own if it is `machine`; a run in several
 * steps has one start time.
 */
export function setTestTime(env: NodeJS.ProcessEnv): void {
  if (env.MINUET_TEST_TIME === 'machine' || env.MINUET_TEST_BEGAN !== undefined) return
  env.MINUET_TEST_TIME ??= usual
  if (Number.isNaN(Date.parse(env.MINUET_TEST_TIME)))
    throw new Error('MINUET_TEST_TIME must be an ISO timestamp such as 2028-02-29T22:57:00Z')
  env.MINUET_TEST_BEGAN = String(machineNow())
  const clock = pathToFileURL(join(import.meta.dirname, 'run-clock.ts'))
  env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} --import=${clock}`.trim()
}
