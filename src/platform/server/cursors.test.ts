import { expect, test } from 'vitest'
import { idPart, instantPart } from '#kernel/cursor.ts'
import { createCursors } from './cursors.ts'

const list = { name: 'chat.list', parts: [instantPart, idPart], field: 'after' } as const
const values = [
  new Date('2026-11-24T10:00:00.000Z'),
  '0b54d5a6-3f0b-4a53-9d52-6f4ad7f1d0a1',
] as const
const scope = [7, 1, ['hiking']] as const
const refused = { refusal: 'input.invalid', field: 'after' }

test('a cursor is valid only for the list, reader and filters it was created for', () => {
  const cursors = createCursors('spring')(list)
  const cursor = cursors.seal([...values], scope)
  expect(cursors.open(cursor, scope)).toEqual(values)
  expect(cursors.open(undefined, scope)).toBeNull()
})

test.each<[what: string, open: (cursor: string) => unknown]>([
  ['another reader', (cursor) => createCursors('spring')(list).open(cursor, [8, 1, ['hiking']])],
  ['other filters', (cursor) => createCursors('spring')(list).open(cursor, [7, 1, []])],
  [
    'another list',
    (cursor) => createCursors('spring')({ ...list, name: 'likes.list' }).open(cursor, scope),
  ],
  ['another installation', (cursor) => createCursors('summer')(list).open(cursor, scope)],
  [
    'a changed character',
    (cursor) =>
      createCursors('spring')(list).open(
        `${cursor.slice(0, 40)}${cursor[40] === 'A' ? 'B' : 'A'}${cursor.slice(41)}`,
        scope,
      ),
  ],
  ['one cut short', (cursor) => createCursors('spring')(list).open(cursor.slice(0, -1), scope)],
  ['a guess', () => createCursors('spring')(list).open('A'.repeat(120), scope)],
])('a cursor from or with %s is refused', (_, open) => {
  const cursor = createCursors('spring')(list).seal([...values], scope)
  expect(open(cursor)).toMatchObject(refused)
})

test('two cursors for the same position differ, and the length does not depend on the position', () => {
  const cursors = createCursors('spring')(list)
  const [one, two] = [cursors.seal([...values], scope), cursors.seal([...values], scope)]
  expect(one).not.toBe(two)
  const early = cursors.seal([new Date(0), values[1]], scope)
  expect(early).toHaveLength(one.length)
})
