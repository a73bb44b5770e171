import { expect, test } from 'vitest'
import {
  type ChangeFacts,
  creditsReturned,
  decideDeletion,
  decideEdit,
  type EditStop,
} from './decide-change.ts'

const sentAt = new Date('2026-07-01T10:00:00Z')
const facts: ChangeFacts = {
  kind: 'text',
  sentAt,
  unavailable: false,
  answered: false,
  edits: 0,
  closed: false,
  partnerGone: false,
}
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000)

test.each<
  [
    case_: string,
    changed: Partial<ChangeFacts>,
    seconds: number,
    edit: EditStop | null,
    remove: string | null,
  ]
>([
  ['just sent', {}, 0, null, null],
  ['in the last second', {}, 899, null, null],
  ['after 15 minutes', {}, 900, 'too_late', 'too_late'],
  ['answered', { answered: true }, 60, 'answered', null],
  ['a photo', { kind: 'photo' }, 60, 'text_only', null],
  ['a gift', { kind: 'gift' }, 60, 'text_only', null],
  ['a sticker', { kind: 'gif' }, 60, 'text_only', null],
  ['deleted or withdrawn', { unavailable: true }, 60, 'unavailable', 'unavailable'],
  ['in a closed conversation', { closed: true }, 60, 'closed', null],
  ['to someone who left', { partnerGone: true }, 60, 'gone', null],
  ['edited four times', { edits: 4 }, 60, null, null],
  ['edited five times', { edits: 5 }, 60, 'too_many_edits', null],
])('BEY-26 a message %s', (_, changed, seconds, edit, remove) => {
  expect(decideEdit({ ...facts, ...changed }, after(seconds))).toBe(edit)
  expect(decideDeletion({ ...facts, ...changed }, after(seconds))).toBe(remove)
})

test.each([
  ['was never shown', { credits: 2, shown: false, invisible: false }, 2],
  ['was shown', { credits: 2, shown: true, invisible: false }, 0],
  ['went to someone in invisible mode', { credits: 2, shown: false, invisible: true }, 0],
  ['was free', { credits: 0, shown: false, invisible: false }, 0],
])('BEY-26 deleting a message that %s', (_, deleted, credits) => {
  expect(creditsReturned(deleted)).toBe(credits)
})
