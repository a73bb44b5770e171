import { expect, test } from 'vitest'
import { releaseBuffer } from './release-buffer.ts'

test('released buffers are empty, and releasing them twice is harmless', () => {
  const bytes = Buffer.alloc(100_000, 'minuet')
  releaseBuffer(bytes)
  releaseBuffer(bytes)
  expect(bytes.length).toBe(0)
})

test('a slice of a larger buffer is not released, and neither is the rest', () => {
  const whole = Buffer.from('two halves of one thing, each with a reader of its own')
  const piece = whole.subarray(0, 10)
  releaseBuffer(piece)
  expect(piece.toString()).toBe('two halves')
  const pooled = Buffer.from('short')
  releaseBuffer(pooled)
  expect(pooled.toString()).toBe('short')
})
