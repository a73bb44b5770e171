import { processAt } from '../postgres/process-table.ts'

/** What names databases after a process, so that the sweep finds those whose process is gone. */
export const databasePrefix = 'test_of_'

/** The name of something only this run of the tests shares: the test processes of one run have one parent. */
export function nameOfRun(what: string): string {
  return `${process.ppid}_${processAt(process.ppid)?.startedAt}_${what}`
}
