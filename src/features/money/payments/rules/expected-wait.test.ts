import { expect, test } from 'vitest'
import { expectedWait } from './expected-wait.ts'

test.each([
  ['ideal', 'instant'],
  ['creditcard', 'instant'],
  ['blik', 'instant'],
  ['paysafecard', 'instant'],
  ['prezelewy24', 'bank'],
  ['sdd', 'debit'],
  ['sct', 'transfer'],
] as const)('CRED-05 a payment by %s has the expected wait %s', (method, wait) => {
  expect(expectedWait(method)).toBe(wait)
})
