import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { selectFilesToRetry } from './second-try.ts'

const folder = mkdtempSync(join(tmpdir(), 'second-try-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(...files: [string, string][]): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify({ testResults: files.map(([name, status]) => ({ name, status })) }))
  return path
}

test.each([
  ['all passed', [['a', 'passed']], []],
  [
    'the failed ones only',
    [
      ['a', 'failed'],
      ['b', 'passed'],
      ['c', 'failed'],
    ],
    ['a', 'c'],
  ],
  ['six may have met a bad moment', [...'abcdef'].map((name) => [name, 'failed']), [...'abcdef']],
  ['seven are a fault', [...'abcdefg'].map((name) => [name, 'failed']), []],
] as [string, [string, string][], string[]][])('%s', (_, files, again) => {
  expect(selectFilesToRetry(report(...files))).toEqual(again)
})

test('a run that left no report is not retried', () => {
  expect(selectFilesToRetry(join(folder, 'none.json'))).toEqual([])
})
