import { existsSync, readFileSync } from 'node:fs'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/**
 * Counts the tests in vitest's JSON report. A file that did not load counts as one failure, and so
 * does a run that failed although every test passed, or that left no report.
 */
export function countTests(path: string, code: number | null): { passed: number; failed: number } {
  if (!existsSync(path)) return { passed: 0, failed: code === 0 ? 0 : 1 }
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  const unloaded = report.testResults.filter(
    (file) =>
      file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const failed = report.numFailedTests + unloaded
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed }
}
