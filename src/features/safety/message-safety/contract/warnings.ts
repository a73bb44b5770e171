import { z } from 'zod'
import { call, type Contract } from '#kernel/call.ts'
import { line } from '#kernel/text.ts'
import { hiddenWordsLimits } from '../rules/warnings/hidden-words.ts'

const hiddenWords = z.strictObject({
  words: z
    .array(line({ min: 1, max: hiddenWordsLimits.letters }).regex(/\S/, 'input.required'))
    .max(hiddenWordsLimits.words),
})

export const contract = {
  'warnings.read_hidden_words': call({
    http: 'GET /api/hidden-words',
    viewer: 'member',
    about: 'Returns the words the member does not want to read in messages.',
    takes: z.strictObject({}),
    gives: hiddenWords,
  }),
  'warnings.save_hidden_words': call({
    http: 'PUT /api/hidden-words',
    viewer: 'member',
    about:
      'Sets the words the member does not want to read: messages with one of them are collapsed. No one else is told.',
    takes: hiddenWords,
    gives: hiddenWords,
  }),
} satisfies Contract
