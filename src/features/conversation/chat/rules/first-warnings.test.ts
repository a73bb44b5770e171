import { expect, test } from 'vitest'
import { firstWarnings } from './first-warnings.ts'

test('each kind is shown once, on its first message', () => {
  const warnings = firstWarnings([
    { seq: 1, warnings: [] },
    { seq: 2, warnings: ['money'] },
    { seq: 3, warnings: ['money', 'away'] },
    { seq: 4, warnings: ['away'] },
  ])
  expect([...warnings]).toEqual([
    [2, ['money']],
    [3, ['away']],
  ])
})
