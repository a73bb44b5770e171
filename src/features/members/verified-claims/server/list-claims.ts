import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { ClaimsDeps } from './deps.ts'
import { getClaimStatus } from './claim-status.ts'
import { selectLatest } from './store.ts'
import { describeClaim } from './describe-claim.ts'

/**
 * Lists the claims currently proven on the site, in the reader's language; the texts of other
 * claims never leave the server (BEY-05).
 */
export function listClaims(
  deps: ClaimsDeps,
): Handler<(typeof contract)['verified_claims.list_claims'], Site> {
  const { database, phrases } = deps
  return async (_, { site, locale, now }) => {
    const findings = await selectLatest(database, site.id)
    const proven = findings.filter((one) => getClaimStatus(deps, one, site, now) === 'proven')
    return {
      claims: proven.map((one) => describeClaim(one, { phrases, locale, timeZone: site.timeZone })),
    }
  }
}
