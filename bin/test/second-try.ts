import { existsSync, readFileSync } from 'node:fs'

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[]
}

/** More files than these do not fail by a machine's bad moment. */
const mostFiles = 6

/**
 * The files that deserve a second try from their very beginning, in a process of their own: what one journey has done to its site
 * is gone with it. None after a run that left no report, failed otherwise, or failed widely.
 */
export function filesToTryAgain(report: string): readonly string[] {
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  return failed.length > mostFiles ? [] : failed
}
