import { expect, test } from 'vitest'
import type { SqlFolder } from '#platform/server/postgres/sql-folders.ts'
import { describeFirstDifference } from './describe-first-difference.ts'
import { listMigrationStates } from './schema-after.ts'

const file = (name: string) => ({ name, text: '', hash: '' })
const folder = (schema: string, numbered: string[], reloadable: string[]): SqlFolder => ({
  schema,
  numbered: numbered.map(file),
  reloadable: reloadable.map(file),
  load: undefined,
})

test('an old installation ran every first file before any second one, and the views last', () => {
  const states = listMigrationStates([folder('a', ['a1', 'a2'], ['av']), folder('b', ['b1'], [])])
  const names = states.map((state) =>
    state.flatMap((one) => [...one.numbered, ...one.reloadable].map(({ name }) => name)),
  )
  expect(names).toEqual([
    ['a1', 'b1'],
    ['a1', 'a2', 'b1'],
    ['a1', 'a2', 'av', 'b1'],
  ])
})

test('the first line that differs is reported from both sides', () => {
  expect(describeFirstDifference('one', 'x\ny', 'other', 'x\ny')).toBeUndefined()
  expect(describeFirstDifference('one', 'x\ny', 'other', 'x\nz')).toBe(
    'Line 2 differs.\n  one: y\n  other: z',
  )
  expect(describeFirstDifference('one', 'x', 'other', 'x\nz')).toBe(
    'Line 2 differs.\n  one: (nothing more)\n  other: z',
  )
})
