import { z } from 'zod'
import { endpoint, type Contract } from '#kernel/endpoint.ts'
import { event, type Events } from '#kernel/event.ts'
import { line } from '#kernel/text.ts'
import { hiddenWordsLimits } from '../rules/warnings/hidden-words.ts'

const hiddenWords = z.strictObject({
  words: z
    .array(line({ min: 1, max: hiddenWordsLimits.length }).regex(/\S/, 'input.required'))
    .max(hiddenWordsLimits.words),
})

export const contract = {
  'warnings.read_hidden_words': endpoint({
    route: 'GET /api/hidden-words',
    access: 'member',
    summary: 'Returns the words the member does not want to read in messages.',
    input: z.strictObject({}),
    output: hiddenWords,
  }),
  'warnings.save_hidden_words': endpoint({
    route: 'PUT /api/hidden-words',
    access: 'member',
    summary:
      'Sets the words the member does not want to read: messages with one of them are collapsed. No one else is notified.',
    input: hiddenWords,
    output: hiddenWords,
  }),
} satisfies Contract

/** Events emitted by message safety. */
export const events = {
  /** A first message was sent to yet another of many people. */
  'message_safety.mass_sender_found': event({
    when: 'later',
    /** `at`: when it was sent, in milliseconds. */
    carries: z.strictObject({ account: z.int(), at: z.int() }),
    key: 'account',
  }),
} satisfies Events
