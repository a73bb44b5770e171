import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { CreditsDeps } from './deps.ts'
import { grantSignUp, lockSharedMailbox, selectSignUpSite } from './store.ts'

/**
 * Grants a site's signup_credits to an account, once in the account's lifetime, however often it is
 * called.
 */
export function grantSignUpBonus({
  siteById,
}: Pick<CreditsDeps, 'siteById'>): TransactionalSubscriber<{ account: number; site: number }> {
  return async (tx, { account, site }, now) => {
    const credits = (await siteById(site)).settings.signup_credits
    if (credits > 0) await grantSignUp(tx, { account, site, credits }, now)
  }
}

/**
 * Grants the sign-up credits when an address is confirmed; unconfirmed accounts never get any, and
 * neither do further accounts of the same mailbox.
 */
export function onAccountActivated(
  deps: Pick<CreditsDeps, 'siteById'>,
): TransactionalSubscriber<{ account: number }> {
  const grant = grantSignUpBonus(deps)
  return async function signUpCreditsOfConfirmedAccount(tx, { account }, now) {
    if (await lockSharedMailbox(tx, account)) return
    await grant(tx, { account, site: await selectSignUpSite(tx, account) }, now)
  }
}
