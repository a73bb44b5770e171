import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/icebreakers.ts'
import { type OpenersDeps, suggest } from './suggest.ts'

export interface Openers {
  readonly handlers: Handlers<typeof contract, Site>
}

/** Icebreakers: first messages that suit the member they are for. */
export function createOpeners(deps: OpenersDeps): Openers {
  return { handlers: { 'icebreakers.suggest': suggest(deps) } }
}
