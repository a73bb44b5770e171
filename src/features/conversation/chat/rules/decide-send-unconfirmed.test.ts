import { expect, test } from 'vitest'
import { answering, decide, free, going, member, premium, terms } from '../testing/send-facts.ts'
import { decideSend, type SendFacts } from './decide-send.ts'

const unconfirmed = { ...free, unconfirmed: true }
const paying = { ...premium, unconfirmed: true }

test.each([
  ['none started', unconfirmed, {}, null, 2, 2],
  ['one started', { ...unconfirmed, started: 1 }, {}, null, 1, 2],
  ['both free ones started', { ...unconfirmed, started: 2 }, {}, 'chat.too_many_starts', 0, 2],
  [
    'two of many free ones',
    { ...unconfirmed, started: 2 },
    { free_conversations: 9 },
    'chat.confirm_to_write',
    0,
    2,
  ],
  [
    'only one free',
    { ...unconfirmed, started: 1 },
    { free_conversations: 1 },
    'chat.too_many_starts',
    0,
    1,
  ],
  ['Premium, one started', { ...paying, started: 1 }, {}, null, 1, 2],
  ['Premium, two started', { ...paying, started: 2 }, {}, 'chat.confirm_to_write', 0, 2],
  ['confirmed Premium', { ...premium, started: 9 }, {}, null, null, null],
] as const)(
  'ACC-09 before the address is confirmed two conversations can be started: %s',
  (_, writer, change, closed, startsLeft, maxStarts) => {
    expect(decide({ writer }, change)).toMatchObject({ closed, startsLeft, maxStarts })
  },
)

test('ACC-09 an unconfirmed member can keep writing in conversations they have started', () => {
  const writer = { ...unconfirmed, started: 2 }
  expect(decide({ writer, conversation: going }).closed).toBeNull()
  expect(decide({ writer, conversation: answering }).closed).toBeNull()
})

test('ACC-09 an unconfirmed member can’t send photos in any conversation', () => {
  const photo = (facts: Partial<SendFacts>) =>
    decideSend({ partner: member, conversation: null, writer: unconfirmed, ...facts }, terms, {
      kind: 'photo',
    }).closed
  for (const conversation of [null, going, answering])
    for (const writer of [unconfirmed, paying])
      expect(photo({ conversation, writer: { ...writer, started: 0 } })).toBe(
        'chat.confirm_for_photos',
      )
  expect(photo({ writer: free })).toBeNull()
  for (const kind of ['text', 'gif'] as const)
    expect(
      decideSend({ partner: member, conversation: null, writer: unconfirmed }, terms, { kind })
        .closed,
    ).toBeNull()
})
