import type { Log } from '#platform/server/log/log.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { ClaimId } from '../rules/claims.ts'
import type { Finding } from '../rules/finding.ts'

/** How a claim is proven. Provided by the feature whose data it reads. */
export interface Proof {
  /** Runs the query for a site and a period. */
  readonly find: (query: {
    readonly site: Site
    readonly from: Date
    readonly until: Date
  }) => Promise<readonly Finding[]>
  /**
   * Whether a finding still matches the current state of the site: the price charged, the package
   * sold.
   */
  readonly applies?: (finding: Finding, site: Site) => boolean
}

export interface ClaimsDeps {
  readonly database: Database
  readonly log: Log
  readonly phrases: Phrases
  readonly allSites: () => Promise<readonly Site[]>
  /**
   * One proof per claim, from the features above; a function, because those features are created
   * later. A claim without a proof is never computed.
   */
  readonly proofs: () => Readonly<Partial<Record<ClaimId, Proof>>>
}
