import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { contract } from '../contract.ts'
import { claims } from '../rules/claims.ts'
import { judgeClaim } from '../rules/judge-claim.ts'
import type { ClaimsDeps } from './deps.ts'
import { selectLatest } from './store.ts'
import { wordsOf } from './words-of.ts'

/** What may be claimed here and now, in the reader's language; the words of what may not never leave the server (BEY-05). */
export function listClaims({
  database,
  phrases,
}: Pick<ClaimsDeps, 'database' | 'phrases'>): Handler<(typeof contract)['claims.list_claims'], Site> {
  return async (_, { site, locale, now }) => {
    const kept = await selectLatest(database, site.id)
    const proven = kept.filter((one) => judgeClaim(one, claims[one.claim], now) === 'proven')
    return { claims: proven.map((one) => wordsOf(one, { phrases, locale, timeZone: site.timeZone })) }
  }
}
