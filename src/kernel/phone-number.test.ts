import { expect, test } from 'vitest'
import { parsePhoneNumber } from './phone-number.ts'

test('a phone number is recognized however its digits are grouped', () => {
  const ways = [
    '+31 612 345 678',
    '+31-612-345678',
    '+31 (0)612345678',
    '0031612345678',
    '+31.612.345.678',
  ]
  expect(new Set(ways.map(parsePhoneNumber))).toEqual(new Set(['+31612345678']))
})
