import { expect, test } from 'vitest'
import { chooseAnnouncement } from './choose-announcement.ts'

const theirs = (seq: number) => ({ seq, mine: false })
const mine = (seq: number) => ({ seq, mine: true })

test.each([
  ['without new messages nothing is announced', [theirs(1), mine(2)], 2, null],
  ['the reader’s own messages are not announced', [theirs(1), mine(2), mine(3)], 1, null],
  ['loaded history is not announced', [theirs(1), theirs(2), theirs(9)], 9, null],
  ['one message is announced in full', [theirs(1), mine(2), theirs(3)], 2, { whole: [theirs(3)] }],
  [
    'three are announced in full, without the reader’s own between them',
    [theirs(3), mine(4), theirs(5), theirs(6)],
    2,
    { whole: [theirs(3), theirs(5), theirs(6)] },
  ],
  ['four are announced as a number', [theirs(3), theirs(4), theirs(5), theirs(6)], 2, { count: 4 }],
])('%s', (_, messages, lastSeq, expected) => {
  expect(chooseAnnouncement(messages, lastSeq)).toEqual(expected)
})
