import { existsSync, readFileSync } from 'node:fs'

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[]
}

/** If more files than this fail, the cause is not a slow machine. */
const maxRetriedFiles = 6

/**
 * Selects the files to retry from the start in a new process, which discards everything the failed
 * journeys changed on their sites. Returns none after a run that left no report, failed for another
 * reason, or failed widely.
 */
export function selectFilesToRetry(report: string): readonly string[] {
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  return failed.length > maxRetriedFiles ? [] : failed
}
