import { processAt } from '../postgres/process-table.ts'

/** What names databases after a process, so that the sweep finds those whose process is gone. */
export const databasePrefix = 'test_of_'

/**
 * The name of something only this run of the tests shares: the test processes of one run have one parent. `npm test` runs them more
 * than once and says in MINUET_TEST_RUN that it is one run all the same.
 */
export function nameOfRun(what: string): string {
  return `${process.env.MINUET_TEST_RUN ?? runOf(process.ppid)}_${what}`
}

/** A process as runs are named after it: `<pid>_<start>`. */
export function runOf(pid: number): string {
  return `${pid}_${processAt(pid)?.startedAt}`
}
