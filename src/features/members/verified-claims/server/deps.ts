import type { Log } from '#platform/server/log/log.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { ClaimId } from '../rules/claims.ts'
import type { Finding } from '../rules/finding.ts'

/** What stands behind a claim. It belongs to the feature whose data it reads. */
export interface Proof {
  /** The statement: what it finds on a site over a time. */
  readonly find: (asked: {
    readonly site: Site
    readonly from: Date
    readonly until: Date
  }) => Promise<readonly Finding[]>
  /** Whether a finding is still about what the site is at this moment: the price that is asked, the package that is sold. */
  readonly applies?: (finding: Finding, site: Site) => boolean
}

/** What claims are built from. */
export interface ClaimsDeps {
  readonly database: Database
  readonly log: Log
  readonly phrases: Phrases
  readonly allSites: () => Promise<readonly Site[]>
  /** One for each claim, from above; asked for late, since their owners are built later. A claim without one is never computed. */
  readonly proofs: () => Readonly<Partial<Record<ClaimId, Proof>>>
}
