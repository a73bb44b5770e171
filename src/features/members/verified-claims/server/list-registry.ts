import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { type ClaimId, claimIds, claims } from '../rules/claims.ts'
import type { KeptFinding } from '../rules/finding.ts'
import type { ClaimsDeps } from './deps.ts'
import { standing } from './standing.ts'
import { selectLatest } from './store.ts'
import { wordsOf } from './words-of.ts'

/** Lists all claims for staff, including those not shown, and why. */
export function listRegistry(deps: ClaimsDeps): Handler<(typeof contract)['verified_claims.list_registry'], Site> {
  const { database, phrases } = deps
  return async (_, { site, locale, now }) => {
    const kept = await selectLatest(database, site.id)
    const line = (id: ClaimId, found: (KeptFinding & { claim: ClaimId }) | null) => {
      const definition = claims[id]
      const verdict = found === null ? 'not_computed' : standing(deps, found, site, now)
      return {
        id,
        subject: found?.subject ?? '',
        query: definition.query,
        period_days: definition.periodDays,
        least_sample: definition.leastSample,
        valid_days: definition.validDays,
        verdict,
        text:
          found === null || verdict !== 'proven'
            ? null
            : wordsOf(found, { phrases, locale, timeZone: site.timeZone }).text,
        sample: found?.sample ?? null,
        values: found?.values ?? {},
        computed_at: found?.computedAt.toISOString() ?? null,
        valid_until: found?.validUntil.toISOString() ?? null,
      }
    }
    return {
      claims: claimIds.flatMap((id) => {
        const found = kept.filter(({ claim }) => claim === id)
        return found.length === 0 ? [line(id, null)] : found.map((one) => line(id, one))
      }),
    }
  }
}
