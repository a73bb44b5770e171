import { readProcess } from '../postgres/process-table.ts'

/**
 * The prefix of databases named after a process, which the cleanup uses to find those whose process
 * has ended.
 */
export const databasePrefix = 'test_of_'

/**
 * The name of something shared within one test run: the test processes of a run have the same
 * parent. `npm test` runs them more than once and identifies the run in MINUET_TEST_RUN.
 */
export function nameForRun(what: string): string {
  return `${process.env.MINUET_TEST_RUN ?? getRunId(process.ppid)}_${what}`
}

/** The identifier of a process: `<pid>_<start>`. */
export function getRunId(pid: number): string {
  return `${pid}_${readProcess(pid)?.startedAt}`
}
