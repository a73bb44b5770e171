import { expect, test } from 'vitest'
import { giveBack } from './give-back.ts'

test('bytes given back are empty, and giving them back twice is no harm', () => {
  const bytes = Buffer.alloc(100_000, 'minuet')
  giveBack(bytes)
  giveBack(bytes)
  expect(bytes.length).toBe(0)
})

test('a piece of something larger stays, and so does the rest', () => {
  const whole = Buffer.from('two halves of one thing, each with a reader of its own')
  const piece = whole.subarray(0, 10)
  giveBack(piece)
  expect(piece.toString()).toBe('two halves')
  const pooled = Buffer.from('short')
  giveBack(pooled)
  expect(pooled.toString()).toBe('short')
})
