import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/icebreakers.ts'
import { type OpenersDeps, suggest } from './suggest.ts'

export interface Openers {
  readonly handlers: Handlers<typeof contract, Site>
}

/** Openers: first lines that suit the one who is written to. */
export function createOpeners(deps: OpenersDeps): Openers {
  return { handlers: { 'icebreakers.suggest': suggest(deps) } }
}
