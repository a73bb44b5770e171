import type { Site } from '#features/site/sites/index.ts'
import { type ClaimId, claims } from '../rules/claims.ts'
import type { KeptFinding } from '../rules/finding.ts'
import { type ClaimVerdict, judgeClaim } from '../rules/judge-claim.ts'
import type { ClaimsDeps } from './deps.ts'

/** How a finding stands at this moment: judged by the rule, by a statement that is still there, and about what the site still is. */
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
