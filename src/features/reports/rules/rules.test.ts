import { expect, test } from 'vitest'
import { receiptNumber } from './reasons.ts'

test('a receipt bears eight signs nobody mistakes', () => {
  expect(receiptNumber(new Uint8Array([0, 0, 0, 0, 0]))).toBe('R-2222-2222')
  expect(receiptNumber(new Uint8Array([255, 255, 255, 255, 255]))).toBe('R-ZZZZ-ZZZZ')
  expect(receiptNumber(new Uint8Array([0, 0, 0, 0, 1]))).toBe('R-2222-2223')
})
