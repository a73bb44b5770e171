import { expect, test } from 'vitest'
import type { Message } from '../../contract/chat.ts'
import { resolveQuote, toMessageQuote } from './resolve-quote.ts'

const message: Message = {
  seq: 4,
  mine: false,
  id: null,
  kind: 'text',
  text: 'At nine?',
  withdrawn: false,
  photo: null,
  drawing: null,
  at: '2026-11-24T09:00:00.000Z',
  author: null,
  warnings: [],
  hidden: false,
  edited_at: null,
  deleted: false,
  quote: null,
  reaction: null,
  can_edit: false,
  can_delete: false,
  credits: null,
}
const quote = toMessageQuote(message)

test.each<[case_: string, changed: Partial<Message>, text: string, available: boolean]>([
  ['unchanged', {}, 'At nine?', true],
  ['edited', { text: 'At ten?' }, 'At ten?', true],
  ['deleted', { text: '', deleted: true }, '', false],
  ['deleted, with its text still loaded', { deleted: true }, '', false],
  ['withdrawn', { withdrawn: true }, '', false],
  ['withdrawn, seen by its sender', { withdrawn: true, mine: true }, 'At nine?', true],
])('BEY-25 BEY-26 the quote of a message that was %s', (_, changed, text, available) => {
  expect(resolveQuote(quote, [{ ...message, ...changed }])).toMatchObject({ text, available })
})

test('BEY-25 the quote of a message that is not loaded stays as it was', () => {
  expect(resolveQuote(quote, [{ ...message, seq: 5 }])).toBe(quote)
})
