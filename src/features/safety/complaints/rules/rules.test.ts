import { expect, test } from 'vitest'
import { dayMs } from '#kernel/duration.ts'
import { appealUntil, decideAppealing, dueAt, isDueSoon } from './deadlines.ts'
import { mayDecide } from './may-decide.ts'
import { findMentionedId, findMentionedNumbers } from './mentioned-numbers.ts'
import { mayEmail } from './receipts.ts'

const at = new Date('2026-11-24T09:00:00Z')
const after = (days: number) => new Date(at.getTime() + days * dayMs)

test.each([
  ['complaint', 7],
  ['appeal', 14],
  ['support', 3],
] as const)('NAV-10 a case of kind %s is due after %d days', (kind, days) => {
  expect(dueAt(kind, at)).toEqual(after(days))
})

test.each([
  [2.001, false],
  [2, true],
  [0, true],
  [-3, true],
])('OPS-02 a case that is due in %d days is due soon: %s', (days, soon) => {
  expect(isDueSoon(after(days), at)).toBe(soon)
})

test.each([
  [{ retracted: false, appealed: false }, 183, 'yes'],
  [{ retracted: false, appealed: false }, 183.001, 'too_late'],
  [{ retracted: false, appealed: true }, 1, 'appealed'],
  [{ retracted: true, appealed: false }, 1, 'too_late'],
] as const)('BEY-15 a decision %o can be appealed after %d days: %s', (facts, days, verdict) => {
  expect(appealUntil(at)).toEqual(after(183))
  expect(decideAppealing({ decidedAt: at, ...facts }, after(days))).toBe(verdict)
})

test('BEY-15 anyone who took part cannot decide', () => {
  expect([mayDecide(1, []), mayDecide(1, [2, 3]), mayDecide(1, [2, 1])]).toEqual([
    true,
    true,
    false,
  ])
})

test('NAV-10 an address gets emails about at most five new cases a day', () => {
  expect([mayEmail(0), mayEmail(4), mayEmail(5)]).toEqual([true, true, false])
})

test.each([
  ['about d-ab23-cd45, please', ['D-AB23-CD45']],
  ['R-ABCD-EFGH and R-ABCD-EFGH, A-2222-3333', ['R-ABCD-EFGH', 'A-2222-3333']],
  ['X-ABCD-EFGH, D-ABCD-EFG, D-ABC0-EFGH', []],
])('NAV-10 the numbers in “%s” are %o', (text, numbers) => {
  expect(findMentionedNumbers(text)).toEqual(numbers)
})

test('NAV-10 the id of a member is found in an address', () => {
  const id = '0f3a2b1c-1111-4222-8333-444455556666'
  expect(findMentionedId(`https://minuet.example/members/${id.toUpperCase()}?x=1`)).toBe(id)
  expect(findMentionedId('Elena, 34')).toBe(null)
})
