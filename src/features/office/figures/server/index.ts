import type { Handlers } from '#kernel/handler.ts'
import type { Proof } from '#features/members/verified-claims/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/transparency.ts'
import type { TransparencyDeps } from './deps.ts'
import { proveMatchChance } from './prove-match-chance.ts'
import { readFigures } from './read-figures.ts'

export { createDailyFigures, type DailyFigures } from './daily/index.ts'
export { createTrafficSources, type TrafficSources } from './traffic-sources.ts'
export type { AnswerFigures, TransparencyDeps, Span } from './deps.ts'

export interface Transparency {
  readonly handlers: Handlers<typeof contract, Site>
  /** Proofs for the site's verified claims (BEY-05). */
  readonly proofs: Readonly<Record<'match_chance', Proof>>
}

/** Transparency: public figures of a site from its own data (BEY-04). */
export function createTransparency(deps: TransparencyDeps): Transparency {
  return {
    handlers: { 'transparency.read_figures': readFigures(deps.counts) },
    proofs: { match_chance: proveMatchChance(deps) },
  }
}
