import { expect, test } from 'vitest'
import { checkSizes } from './check-sizes.ts'
import { createTestProject } from '../testing/create-test-project.ts'

const lines = (count: number) => 'export const x = 1\n'.repeat(count)
function broken(files: Record<string, string>): string[] {
  const { read, breaches } = checkSizes(createTestProject(files))
  expect(read).toBe(Object.keys(files).length)
  return breaches.map(({ file, line, message }) => `${file}:${line} ${message}`)
}
const short = Object.fromEntries(
  Array.from({ length: 25 }, (_, index) => [`src/a/part-${index}.ts`, lines(10)]),
)

test('files of 300 lines pass', () => {
  const long = {
    'src/a/x.test.ts': lines(300),
    'src/features/money/a/contract.ts': lines(300),
  }
  expect(broken({ ...short, ...long })).toEqual([])
})

test.each([
  'src/a/b.ts',
  'src/a/b.css',
  'bin/c.test.ts',
  'test/journeys/c.test.ts',
  'db/cast/members/d.ts',
  'src/features/money/a/contract.ts',
  'src/features/money/a/contract/wallet.ts',
  'src/features/money/a/locales/en.ts',
  'src/features/money/a/server/sql/001-tables.sql',
])('%s is refused if it is longer', (path) => {
  expect(broken({ ...short, [path]: lines(301) })).toEqual([
    `${path}:301 has 301 lines, 300 are allowed`,
  ])
})

test('many fairly long files are refused', () => {
  expect(broken({ 'src/a.ts': lines(71), 'src/b.ts': lines(71), 'src/c.ts': lines(10) })).toEqual([
    'all files:0 their median is 71 lines, 70 are allowed',
  ])
  expect(
    broken({
      'src/a.ts': lines(9),
      'src/b.ts': lines(161),
      'src/c.ts': lines(1),
      'src/d.ts': lines(9),
    }),
  ).toEqual([])
  const tenth = Object.fromEntries(
    ['v', 'w', 'x', 'y', 'z'].map((name) => [`src/${name}.ts`, lines(161)]),
  )
  expect(broken({ ...short, ...tenth })).toEqual([
    'all files:0 their 90th percentile is 161 lines, 160 are allowed',
  ])
})

test.each([
  ['src/a/dateUtils.ts', 'dateUtils is not kebab-case'],
  ['src/a/date_of.ts', 'date_of is not kebab-case'],
  ['src/Chat/list.tsx', 'Chat is not kebab-case'],
  ['src/a/date-utils.ts', 'date-utils does not say what the file is about'],
  ['src/helpers/date.ts', 'helpers does not say what the file is about'],
  ['src/a/mail-service.ts', 'mail-service does not say what the file is about'],
])('the file name %s is refused', (path, why) => {
  expect(broken({ [path]: lines(1) })).toEqual([`${path}:0 ${why}`])
})

test('a default export is refused', () => {
  const why = 'a default export has no fixed name: export it by name'
  const files = {
    'src/a.ts': '\nexport default 1\n',
    'src/b.ts': 'const b = 1\nexport { b as default }\n',
    'src/vite.config.ts': 'export default {}\n',
  }
  expect(broken(files)).toEqual([`src/a.ts:2 ${why}`, `src/b.ts:2 ${why}`])
})
