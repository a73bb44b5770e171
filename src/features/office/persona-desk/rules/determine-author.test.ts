import { expect, test } from 'vitest'
import { determineAuthor } from './determine-author.ts'

const draft = 'Mostly short novels, and now and then a very long one.'
const recent = { text: draft, here: true, recent: true }
const older = { text: draft, here: true, recent: false }
const elsewhere = { text: draft, here: false, recent: false }

test.each([
  ['no draft', 'Good evening', [], 'staff'],
  ['the draft', draft, [recent], 'ai'],
  ['the draft with other spaces, case and marks', `  ${draft.toUpperCase()}!! `, [recent], 'ai'],
  [
    'the draft with other accents',
    'Mostly short nóvels and now and then a very long one',
    [recent],
    'ai',
  ],
  ['another text right after a draft', 'Good evening', [recent], 'ai_assisted'],
  ['an older draft of the conversation', draft, [older], 'ai'],
  ['another text long after a draft', 'Good evening', [older], 'staff'],
  [
    'part of an older draft',
    'Well: short novels, and now and then a comic',
    [older],
    'ai_assisted',
  ],
  ['a draft of another conversation', draft, [elsewhere], 'ai'],
  ['part of it', `Hm. ${draft} And you?`, [elsewhere], 'ai_assisted'],
  [
    'a short draft of another conversation',
    'Good evening',
    [{ ...elsewhere, text: 'Good evening' }],
    'staff',
  ],
  ['a short older draft', 'Good evening', [{ ...older, text: 'Good evening' }], 'ai'],
  ['several drafts, one of them sent', draft, [{ ...recent, text: 'Hello' }, older], 'ai'],
] as const)('F10 %s', (_, text, drafts, author) => {
  expect(determineAuthor(text, drafts)).toBe(author)
})
