import { expect, test } from 'vitest'
import { formatReceiptNumber } from './reasons.ts'

test('a receipt number has eight characters that are not easily confused', () => {
  expect(formatReceiptNumber('00000000-0000-4000-8000-000000000000')).toBe('R-2222-2222')
  expect(formatReceiptNumber('ffffffff-ffff-4fff-bfff-ffffffffffff')).toBe('R-ZZZZ-ZZZZ')
  expect(formatReceiptNumber('00000000-0100-4000-8000-000000000000')).toBe('R-2222-2223')
})
