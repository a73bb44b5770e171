import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/icebreakers.ts'
import { type IcebreakersDeps, suggestIcebreakers } from './suggest-icebreakers.ts'

export interface Icebreakers {
  readonly handlers: Handlers<typeof contract, Site>
}

/** Icebreakers: first messages that suit the member they are for. */
export function createIcebreakers(deps: IcebreakersDeps): Icebreakers {
  return { handlers: { 'icebreakers.suggest': suggestIcebreakers(deps) } }
}
