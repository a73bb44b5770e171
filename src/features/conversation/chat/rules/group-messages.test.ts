import { expect, test } from 'vitest'
import { groupMessages } from './group-messages.ts'

let last = 0
const at = (time: string, mine: boolean) => ({
  seq: (last += 1),
  at: `2026-07-${time}:00.000Z`,
  mine,
})
const shape = (
  messages: readonly { seq: number; at: string; mine: boolean }[],
  breakAt: number | null = null,
) =>
  groupMessages(messages, (text) => text.slice(0, 10), breakAt).map(({ day, groups }) => [
    day,
    groups.map((group) => group.messages.length),
  ])

test('messages from one side within three minutes are grouped', () => {
  expect(shape([at('01T10:00', true), at('01T10:03', true), at('01T10:07', true)])).toEqual([
    ['2026-07-01', [2, 1]],
  ])
})

test('a message from the other side starts a new group', () => {
  expect(shape([at('01T10:00', true), at('01T10:00', false), at('01T10:00', true)])).toEqual([
    ['2026-07-01', [1, 1, 1]],
  ])
})

test('a new day starts a new group under its own heading', () => {
  expect(shape([at('01T23:59', true), at('02T00:00', true)])).toEqual([
    ['2026-07-01', [1]],
    ['2026-07-02', [1]],
  ])
})

test('a new group starts at the first unread message', () => {
  const messages = [at('01T10:00', false), at('01T10:00', false), at('01T10:00', false)]
  expect(shape(messages, messages[1]?.seq)).toEqual([['2026-07-01', [1, 2]]])
})

test('without messages there is no day heading', () => {
  expect(shape([])).toEqual([])
})
