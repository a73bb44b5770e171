import { expect, test } from 'vitest'
import { receiptNumber } from './reasons.ts'

test('a receipt number has eight characters that are not easily confused', () => {
  expect(receiptNumber('00000000-0000-4000-8000-000000000000')).toBe('R-2222-2222')
  expect(receiptNumber('ffffffff-ffff-4fff-bfff-ffffffffffff')).toBe('R-ZZZZ-ZZZZ')
  expect(receiptNumber('00000000-0100-4000-8000-000000000000')).toBe('R-2222-2223')
})
