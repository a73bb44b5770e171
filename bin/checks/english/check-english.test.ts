import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestProject } from '../testing/create-test-project.ts'
import { allowListFile } from './allow-list.ts'
import { budgetFile, countFindings, lowerBudget } from './budget.ts'
import { checkEnglish } from './check-english.ts'

const check = (files: Record<string, string>) =>
  checkEnglish(createTestProject(files)).breaches.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )
const advice = 'say “no one”, “someone”, or name the role'

test.each([
  ['src/a.ts', '// A.\n/** Sent to\n * nobody. */\n', 3, 'comment', 'Sent to nobody.'],
  ['src/a.tsx', 'const a = <p>{/* For nobody. */}</p>\n', 1, 'comment', 'For nobody.'],
  ['src/a.ts', 'f()\n// Sent to\n// nobody.\n', 3, 'comment', 'Sent to nobody.'],
  ['src/a.sql', "select '-- x';\n-- Sent to nobody.\n", 2, 'comment', 'Sent to nobody.'],
  ['src/a.css', '/* For nobody. */\n', 1, 'comment', 'For nobody.'],
  [
    'src/a.test.ts',
    "test.each([1])('of %s nobody knows', () => {})\n",
    1,
    'title',
    'of %s nobody knows',
  ],
  ['src/testing/cases.ts', "test('for nobody', f)\n", 1, 'title', 'for nobody'],
  ['src/a.ts', "throw new TypeError('nobody pays')\n", 1, 'message', 'nobody pays'],
  ['src/a.ts', 'log.warn({ a }, b ? `nobody read ${a}` : c)\n', 1, 'message', 'nobody read §'],
  ['bin/a.ts', "fail('Nobody pays this order.')\n", 1, 'message', 'Nobody pays this order.'],
  ['bin/a.ts', 'const usage = `Usage:\n  pay  by nobody`\n', 2, 'message', 'Usage: pay by nobody'],
  ['src/a.sql', "raise exception 'nobody pays %', x;\n", 1, 'message', 'nobody pays %'],
  [
    'src/features/a/b/contract.ts',
    "const a = { summary: 'For nobody.' }\n",
    1,
    'summary',
    'For nobody.',
  ],
  ['docs/a.md', '# A\n\n- One\n  for nobody.\n', 4, 'markdown', 'One for nobody.'],
  [
    'src/a/locales/en.ts',
    "export const en = {\n  a: 'For nobody.',\n}\n",
    2,
    'phrase',
    'For nobody.',
  ],
])('%s: %j', (path, text, line, kind, excerpt) => {
  expect(check({ [path]: text })).toEqual([
    `${path}:${line} nobody, ${kind}: “${excerpt}”: ${advice}`,
  ])
})

test.each([
  [
    'src/a.ts',
    'const a = 1 // Calls `nobody()`, which says “nobody”, see https://example.org/nobody.\n',
  ],
  ['src/a.ts', "const text = 'nobody'; say('nobody pays')\n"],
  ['src/a.test.ts', "expect(text).toBe('Nobody pays this order.')\n"],
  ['src/a.sql', "select 'nobody -- nobody';\n"],
  ['docs/a.md', 'Run `nobody`:\n\n```\nnobody\n```\n\n[here](nobody.md)\n'],
  ['src/a/locales/de.ts', "/** For nobody. */\nexport const de = { a: 'nobody' }\n"],
])('%s: %j passes', (path, text) => {
  expect(check({ [path]: text })).toEqual([])
})

test('declared names and file names are checked, uses are not', () => {
  const text =
    'import { hear } from "x"\nexport function tellAll({ wish: asked }: Wish) {\n  hear(asked)\n}\n'
  expect(
    check({ 'src/hear-payment.ts': text }).map((line) => line.split(':').slice(0, 3).join(':')),
  ).toEqual([
    'src/hear-payment.ts:0 private-word, name: “hear-payment”',
    'src/hear-payment.ts:2 private-word, name: “tellAll”',
  ])
})

test('a count above its budget fails and lists every finding', () => {
  const budget = JSON.stringify({ nobody: { comment: 1 } })
  expect(check({ 'src/a.ts': '// For nobody.\n\n// By nobody.\n', [budgetFile]: budget })).toEqual([
    `src/a.ts:1 nobody, comment: “For nobody.”: ${advice}`,
    `src/a.ts:3 nobody, comment: “By nobody.”: ${advice}`,
    `${budgetFile}:0 nobody, comment: 2 found, 1 are allowed`,
  ])
})

test('a count within its budget passes, and one below it requires a lower budget', () => {
  const root = createTestProject({
    'src/a.ts': '// For nobody.\n',
    [budgetFile]: JSON.stringify({ nobody: { comment: 3 }, anew: { title: 1 } }),
  })
  const { breaches, findings } = checkEnglish(root)
  expect(breaches.map(({ message }) => message)).toEqual([
    'anew, title: lower the budget to 0 (it is 1)',
    'nobody, comment: lower the budget to 1 (it is 3)',
  ])
  const lowered = lowerBudget(
    { nobody: { comment: 3 }, anew: { title: 1 } },
    countFindings(findings),
  )
  expect(lowered).toEqual({ nobody: { comment: 1 } })
  writeFileSync(join(root, budgetFile), JSON.stringify(lowered))
  expect(checkEnglish(root).breaches).toEqual([])
})

test('lowering never raises a budget', () => {
  expect(
    lowerBudget(
      { nobody: { comment: 1 } },
      { nobody: { comment: 5, title: 2 }, anew: { title: 1 } },
    ),
  ).toEqual({
    nobody: { comment: 1 },
  })
})

test.each([
  [{ path: 'src/a.ts', rule: 'nobody', reason: 'a name' }],
  [{ path: 'src/', rule: 'nobody', reason: 'a name' }],
  [{ text: 'For nobody', rule: 'nobody', reason: 'a name' }],
  [{ path: 'src/a.ts', text: 'nobody', rule: '*', reason: 'a name' }],
])('the entry %j allows a finding', (entry) => {
  expect(
    check({ 'src/a.ts': '// For nobody.\n', [allowListFile]: JSON.stringify([entry]) }),
  ).toEqual([])
})

test.each([
  [
    { path: 'src/b.ts', rule: 'nobody', reason: 'a name' },
    'the entry for nobody in "src/b.ts" is not used: delete it',
  ],
  [
    { text: 'Nobody', rule: 'nobody', reason: 'a name' },
    'the entry for nobody in "Nobody" is not used: delete it',
  ],
  [
    { path: 'src/a.ts', rule: 'anew', reason: 'a name' },
    'the entry for anew in "src/a.ts" is not used: delete it',
  ],
  [
    { path: 'src/a.ts', rule: 'nobody' },
    'the entry for nobody needs a path or a text, and a reason',
  ],
  [
    { rule: 'nobody', reason: 'a name' },
    'the entry for nobody needs a path or a text, and a reason',
  ],
])('the entry %j allows nothing and is an error', (entry, message) => {
  const found = check({ 'src/a.ts': '// For nobody.\n', [allowListFile]: JSON.stringify([entry]) })
  expect(found).toEqual([
    `${allowListFile}:0 ${message}`,
    `src/a.ts:1 nobody, comment: “For nobody.”: ${advice}`,
  ])
})
