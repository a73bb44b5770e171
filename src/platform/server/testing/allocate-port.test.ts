import { expect, test } from 'vitest'
import { computePort } from './allocate-port.ts'

test('no process gets the port that browsers refuse, and each attempt returns a different one', () => {
  // 22,000 attempts try every port of the range once.
  const ports = Array.from({ length: 22_000 }, (_, attempt) => computePort(4711, attempt))
  expect(ports.filter((port) => port === null)).toHaveLength(1)
  expect(ports).not.toContain(10_080)
  expect(new Set(ports).size).toBe(22_000)
})
