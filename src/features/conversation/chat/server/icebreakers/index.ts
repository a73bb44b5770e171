import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/icebreakers.ts'
import { type IcebreakersDeps, suggestIcebreakers } from './suggest-icebreakers.ts'

export interface Icebreakers {
  readonly handlers: Handlers<typeof contract, Site>
}

/** Icebreakers: suggested first messages that fit the recipient. */
export function createIcebreakers(deps: IcebreakersDeps): Icebreakers {
  return { handlers: { 'icebreakers.suggest': suggestIcebreakers(deps) } }
}
