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
  /** Computes every claim on every site anew; a nightly job. */
  readonly compute: (now: Date) => Promise<void>
}

/** Claims: what the site says of itself, each with its proof or not at all (BEY-05). */
export function createClaims(deps: ClaimsDeps): Claims {
  return {
    handlers: {
      'verified_claims.list_claims': listClaims(deps),
      'verified_claims.list_registry': listRegistry(deps),
    },
    compute: computeClaims(deps),
  }
}
