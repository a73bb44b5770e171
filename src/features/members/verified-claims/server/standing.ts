import type { Site } from '#features/site/sites/index.ts'
import { type ClaimId, claims } from '../rules/claims.ts'
import type { KeptFinding } from '../rules/finding.ts'
import { type ClaimVerdict, judgeClaim } from '../rules/judge-claim.ts'
import type { ClaimsDeps } from './deps.ts'

/**
 * Returns the current status of a finding: decided by the rule, provided that its query still
 * exists and it still matches the state of the site.
 */
export function standing(
  { proofs }: Pick<ClaimsDeps, 'proofs'>,
  found: KeptFinding & { readonly claim: ClaimId },
  site: Site,
  now: Date,
): ClaimVerdict {
  const proof = proofs()[found.claim]
  if (proof === undefined) return 'no_query'
  const holds = found.holds && (proof.applies?.(found, site) ?? true)
  return judgeClaim({ ...found, holds }, claims[found.claim], now)
}
