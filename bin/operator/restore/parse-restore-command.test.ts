import { expect, test } from 'vitest'
import { parseRestoreCommand } from './parse-restore-command.ts'

test('BEY-21 a moment is written with its time zone; without one, the newest state is restored', () => {
  expect(parseRestoreCommand([])).toBeNull()
  expect(parseRestoreCommand(['--to', '2026-11-29T02:31:00Z'])).toEqual(
    new Date('2026-11-29T02:31:00Z'),
  )
  expect(parseRestoreCommand(['--to', '2026-11-29T03:31+01:00'])).toEqual(
    new Date('2026-11-29T02:31:00Z'),
  )
})

test.each([
  [['--to']],
  [['--to', 'yesterday']],
  [['--to', '2026-11-29T02:31:00']],
  [['--to', '2026-11-29']],
  [['--to', '2026-13-29T02:31:00Z']],
  [['2026-11-29T02:31:00Z']],
  [['--to', '2026-11-29T02:31:00Z', 'more']],
])('BEY-21 %j prints the usage', (args) => {
  expect(() => parseRestoreCommand(args)).toThrow('Usage: restore')
})
