import type { Locale } from '#kernel/locale.ts'
import type { Phrasebook } from '../line.ts'
import { phrasebooks } from '../phrasebooks/phrasebooks.ts'
import { lexicons } from './lexicons.ts'

/** Words shared by all languages. */
const everywhere = {
  bot: 'bot bots robot robots ai chatbot* chatgpt gpt llm',
  fake: 'fake fakes catfish scammer fakeaccount* catfished catfishing gecatfisht catfisht',
}

/** Builds a language’s phrasebook for lines that are the same in every language. */
export function createPhrasebook(
  locale: Locale,
  {
    lines,
    extraLists = {},
  }: Pick<Phrasebook, 'lines'> & { readonly extraLists?: Phrasebook['lists'] },
): Phrasebook {
  const { lists, tails, certain } = lexicons[locale]
  const { denials, certain: sure } = phrasebooks[locale]
  const shared = { bot: `${lists.bot} ${everywhere.bot}`, fake: `${lists.fake} ${everywhere.fake}` }
  return {
    lists: { ...lists, ...extraLists, ...shared },
    tails,
    certain: `${certain} ${sure}`,
    denials,
    native: true,
    lines,
  }
}
