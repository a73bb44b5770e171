import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { selectFilesToRetry } from './select-files-to-retry.ts'

const folder = mkdtempSync(join(tmpdir(), 'second-try-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(...files: [string, string][]): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify({ testResults: files.map(([name, status]) => ({ name, status })) }))
  return path
}

test.each([
  ['nothing is retried if all passed', [['a', 'passed']], []],
  [
    'only the failed files are retried',
    [
      ['a', 'failed'],
      ['b', 'passed'],
      ['c', 'failed'],
    ],
    ['a', 'c'],
  ],
  ['up to six failed files are retried', [...'abcdef'].map((name) => [name, 'failed']), [...'abcdef']],
  ['seven failed files are not retried', [...'abcdefg'].map((name) => [name, 'failed']), []],
] as [string, [string, string][], string[]][])('%s', (_, files, again) => {
  expect(selectFilesToRetry(report(...files))).toEqual(again)
})

test('a run that left no report is not retried', () => {
  expect(selectFilesToRetry(join(folder, 'none.json'))).toEqual([])
})
