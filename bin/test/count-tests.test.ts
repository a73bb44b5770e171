import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countTests } from './count-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'count-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(
  numPassedTests: number,
  numFailedTests: number,
  files: [string, string[]][],
): string {
  const testResults = files.map(([status, tests]) => ({
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  }))
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify({ numPassedTests, numFailedTests, testResults }))
  return path
}

test('all tests passed', () => {
  expect(countTests(report(2, 0, [['passed', ['passed', 'passed']]]), 0)).toEqual({
    passed: 2,
    failed: 0,
  })
})

test('a failed test counts once', () => {
  expect(countTests(report(1, 1, [['failed', ['passed', 'failed']]]), 1)).toEqual({
    passed: 1,
    failed: 1,
  })
})

test('a file that did not load counts as one failure', () => {
  expect(
    countTests(
      report(1, 0, [
        ['passed', ['passed']],
        ['failed', []],
      ]),
      1,
    ),
  ).toEqual({ passed: 1, failed: 1 })
})

test('a run that failed for another reason is not a success', () => {
  expect(countTests(report(3, 0, [['passed', ['passed']]]), 1)).toEqual({ passed: 3, failed: 1 })
})

test('a run without a report is a failure', () => {
  expect(countTests(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 })
})
