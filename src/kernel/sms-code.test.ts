import { expect, test } from 'vitest'
import { parseCode, checkCode } from './sms-code.ts'

const now = new Date('2026-11-21T12:00:00Z')
const waiting = (at: string, tries: number) => ({ expiresAt: new Date(at), tries })

test.each([
  ['no pending code', null, true, 'over'],
  ['the right code', waiting('2026-11-21T12:00:01Z', 0), true, 'right'],
  ['a wrong code', waiting('2026-11-21T12:00:01Z', 0), false, 'wrong'],
  ['right on the fifth try', waiting('2026-11-21T12:00:01Z', 4), true, 'right'],
  ['right after five tries', waiting('2026-11-21T12:00:01Z', 5), true, 'over'],
  ['right at the moment it expires', waiting('2026-11-21T12:00:00Z', 0), true, 'over'],
] as const)('%s', (_, code, matches, verdict) => {
  expect(checkCode(code, matches, now)).toBe(verdict)
})

test.each([
  ['482913', '482913'],
  [' 482 913 ', '482913'],
  ['482-913', '482913'],
  ['48291', null],
  ['4829133', null],
  ['48291a', null],
])('“%s” is parsed as %s', (typed, digits) => {
  expect(parseCode(typed)).toBe(digits)
})
