import { asking } from '../grammar/asking.ts'
import type { Phrasebook } from '../patterns.ts'
import type { Lexicon } from './lexicon.ts'

/** What is said alike in all languages. */
const everywhere = {
  bot: 'bot bots robot robots ai chatbot* chatgpt gpt llm',
  fake: 'fake fakes catfish scammer fakeaccount*',
}

/** A language’s phrasebook for the grammars that are the same in every language. */
export function bookOf({ lists, tails, certain }: Lexicon): Phrasebook {
  const { bot, fake } = lists
  const here = { ...lists, bot: `${bot} ${everywhere.bot}`, fake: `${fake} ${everywhere.fake}` }
  return { lists: here, tails, certain, denials: '', native: true, lines: { asks: asking } }
}
