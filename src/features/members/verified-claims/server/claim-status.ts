import type { Site } from '#features/site/sites/index.ts'
import { type ClaimId, claims } from '../rules/claims.ts'
import type { StoredFinding } from '../rules/finding.ts'
import { type ClaimStatus, decideClaim } from '../rules/decide-claim.ts'
import type { ClaimsDeps } from './deps.ts'

/**
 * Returns the current status of a finding: determined by the rule, provided that its query still
 * exists and it still matches the site's state.
 */
export function getClaimStatus(
  { proofs }: Pick<ClaimsDeps, 'proofs'>,
  finding: StoredFinding & { readonly claim: ClaimId },
  site: Site,
  now: Date,
): ClaimStatus {
  const proof = proofs()[finding.claim]
  if (proof === undefined) return 'no_query'
  const holds = finding.holds && (proof.applies?.(finding, site) ?? true)
  return decideClaim({ ...finding, holds }, claims[finding.claim], now)
}
