import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { type ClaimId, claimIds, claims } from '../rules/claims.ts'
import type { StoredFinding } from '../rules/finding.ts'
import type { ClaimsDeps } from './deps.ts'
import { getClaimStatus } from './claim-status.ts'
import { selectLatest } from './store.ts'
import { describeClaim } from './describe-claim.ts'

/** Lists all claims for staff, including those not shown, and why. */
export function listRegistry(
  deps: ClaimsDeps,
): Handler<(typeof contract)['verified_claims.list_registry'], Site> {
  const { database, phrases } = deps
  return async (_, { site, locale, now }) => {
    const findings = await selectLatest(database, site.id)
    const line = (id: ClaimId, finding: (StoredFinding & { claim: ClaimId }) | null) => {
      const definition = claims[id]
      const verdict = finding === null ? 'not_computed' : getClaimStatus(deps, finding, site, now)
      return {
        id,
        subject: finding?.subject ?? '',
        query: definition.query,
        period_days: definition.periodDays,
        least_sample: definition.minSample,
        valid_days: definition.validDays,
        verdict,
        text:
          finding === null || verdict !== 'proven'
            ? null
            : describeClaim(finding, { phrases, locale, timeZone: site.timeZone }).text,
        sample: finding?.sample ?? null,
        values: finding?.values ?? {},
        computed_at: finding?.computedAt.toISOString() ?? null,
        valid_until: finding?.validUntil.toISOString() ?? null,
      }
    }
    return {
      claims: claimIds.flatMap((id) => {
        const matching = findings.filter(({ claim }) => claim === id)
        return matching.length === 0 ? [line(id, null)] : matching.map((one) => line(id, one))
      }),
    }
  }
}
