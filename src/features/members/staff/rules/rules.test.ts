import { expect, test } from 'vitest'
import { officeReturnPath } from './office-return-path.ts'
import { isWeakForStaff } from './password.ts'
import { parseAppCode, normalizeRecoveryCode, formatRecoveryCode } from './recovery-codes.ts'

test.each([
  ['123456', '123456', null],
  [' 123 456 ', '123456', null],
  ['12345', null, null],
  ['k7qma-3xpwr', null, 'K7QMA3XPWR'],
  ['K7QMA 3XPWR', null, 'K7QMA3XPWR'],
  ['K7QMA-3XPW0', null, null],
  ['', null, null],
])('%j is parsed as an app code or a recovery code', (typed, app, recovery) => {
  expect([parseAppCode(typed), normalizeRecoveryCode(typed)]).toEqual([app, recovery])
})

test('a recovery code is read back as it was written', () => {
  const code = formatRecoveryCode(new Uint8Array([0, 1, 2, 30, 31, 255, 100, 7, 8, 9]))
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/)
  expect(normalizeRecoveryCode(code.toLowerCase())).toBe(code.replace('-', ''))
})

test.each([
  [null, '/office'],
  ['/office/photos', '/office/photos'],
  ['/office/login', '/office'],
  ['/members', '/office'],
  ['//evil.example', '/office'],
  ['/office/../members', '/office'],
])('after logging in, %j leads to %s', (asked, way) => {
  expect(officeReturnPath(asked)).toBe(way)
})

test.each([
  ['eleven-char', true],
  ['seven slow swans', false],
  ['nora@office.example', true],
  ['aaaaaaaaaaaaaa', true],
])('the password %j is weak for staff: %s', (password, weak) => {
  const site = { name: 'Minuet', hosts: [], company: { name: '', tradenames: [] } }
  const person = { email: 'nora@office.example', name: 'Nora' }
  expect(isWeakForStaff(password, person, site)).toBe(weak)
})
