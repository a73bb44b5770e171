import type { Locale } from '#kernel/locale.ts'
import { asking } from '../grammar/asking.ts'
import { replying } from '../grammar/replying.ts'
import type { Phrasebook } from '../line.ts'
import { lexicons } from './lexicons.ts'
import { replyLexicons } from './replies/reply-lexicons.ts'

/** What is said alike in all languages. */
const everywhere = {
  bot: 'bot bots robot robots ai chatbot* chatgpt gpt llm',
  fake: 'fake fakes catfish scammer fakeaccount*',
}

/** A language’s phrasebook for the grammars that are the same in every language. */
export function bookOf(locale: Locale): Phrasebook {
  const { lists, tails, certain } = lexicons[locale]
  const shared = { bot: `${lists.bot} ${everywhere.bot}`, fake: `${lists.fake} ${everywhere.fake}` }
  const words = { ...lists, ...replyLexicons[locale], ...shared }
  return { lists: words, tails, certain, denials: '', native: true, lines: { asks: asking, ...replying } }
}
