import { createClock } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log/log.ts'
import { createDatabase } from '#platform/server/postgres/database.ts'
import { createJobs } from '../jobs.ts'

/** A server that will be killed by the test: starts a job, reports it and never finishes. */
const clock = createClock(new Date('2026-11-21T10:00:00Z').getTime() - Date.now())
const jobs = createJobs({
  database: createDatabase({ url: process.argv[2] ?? '' }),
  clock,
  log: createLog({ level: 'silent' }),
  tickMs: 20,
})
jobs.schedule('castle.guard', '30 10 * * *', () => {
  process.stdout.write('started\n')
  return new Promise(() => {})
})
await jobs.start()
clock.moveBy(3_600_000)
