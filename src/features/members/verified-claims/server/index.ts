import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { computeClaims } from './compute-claims.ts'
import type { ClaimsDeps } from './deps.ts'
import { listClaims } from './list-claims.ts'
import { listRegistry } from './list-registry.ts'

export type { ClaimsDeps, Proof } from './deps.ts'

export interface Claims {
  readonly handlers: Handlers<typeof contract, Site>
  /** Recomputes every claim on every site; a nightly job. */
  readonly compute: (now: Date) => Promise<void>
}

/** Creates the claims feature: what the site says about itself, shown only with proof (BEY-05). */
export function createClaims(deps: ClaimsDeps): Claims {
  return {
    handlers: {
      'verified_claims.list_claims': listClaims(deps),
      'verified_claims.list_registry': listRegistry(deps),
    },
    compute: computeClaims(deps),
  }
}
