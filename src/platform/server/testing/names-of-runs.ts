import { processAt } from '../postgres/process-table.ts'

/**
 * The prefix of databases named after a process, which the cleanup uses to find those whose process
 * has ended.
 */
export const databasePrefix = 'test_of_'

/**
 * The name of something shared within one test run: the test processes of a run have the same
 * parent. `npm test` runs them more than once and identifies the run in MINUET_TEST_RUN.
 */
export function nameOfRun(what: string): string {
  return `${process.env.MINUET_TEST_RUN ?? runOf(process.ppid)}_${what}`
}

/** The identifier of a process: `<pid>_<start>`. */
export function runOf(pid: number): string {
  return `${pid}_${processAt(pid)?.startedAt}`
}
