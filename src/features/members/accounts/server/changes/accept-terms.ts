import type { Context } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { mustAcceptAgain } from '../../rules/terms/must-accept-again.ts'
import type { Deps } from '../deps.ts'
import { insertTermsAcceptance, selectAcceptedUntil } from './store-terms.ts'

/** Since when a member has had to accept the site's terms again; null if they needn't. */
export async function findTermsDue(
  { database, acceptAgainSince }: Pick<Deps, 'database' | 'acceptAgainSince'>,
  account: number,
  { site, now }: Pick<Context<Site>, 'site' | 'now'>,
): Promise<Date | null> {
  const since = await acceptAgainSince(site, now)
  if (since === null) return null
  const acceptedUntil = await selectAcceptedUntil(database, { account, site: site.id })
  return acceptedUntil !== undefined && mustAcceptAgain(acceptedUntil, since) ? since : null
}

/**
 * PUT /api/account/terms: records that the member accepts the terms in force. `since` is what they
 * were shown: terms published in the meantime are not accepted unseen, and planned ones not in advance.
 */
export function acceptTerms(deps: Deps): Handler<(typeof contract)['accounts.accept_terms'], Site> {
  return async ({ since }, { site, viewer, locale, now }) => {
    const latest = await deps.acceptAgainSince(site, now)
    if (latest?.getTime() !== Date.parse(since)) return refuse('accounts.terms_changed_again')
    const version = await deps.termsInForce(site, locale, now)
    await insertTermsAcceptance(deps.database, {
      account: viewer.account,
      site: site.id,
      version,
      locale,
      coversUntil: latest,
      now,
    })
    return null
  }
}
