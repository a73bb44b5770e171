import type { NowSubscriber } from '#platform/server/events/emit.ts'
import type { CreditsDeps } from './deps.ts'
import { grantSignUp, selectSiteOf } from './store.ts'

/** Gives the signup_credits of a site to an account, once in its life however often it is asked. */
export function grantSignUpBonus({
  siteById,
}: Pick<CreditsDeps, 'siteById'>): NowSubscriber<{ account: number; site: number }> {
  return async (tx, { account, site }, now) => {
    const credits = (await siteById(site)).settings.signup_credits
    if (credits > 0) await grantSignUp(tx, { account, site, credits }, now)
  }
}

/** Hears that an address was confirmed and gives the credits of the sign-up: an account nobody confirms never gets any. */
export function creditsForConfirmed(deps: Pick<CreditsDeps, 'siteById'>): NowSubscriber<{ account: number }> {
  const grant = grantSignUpBonus(deps)
  return async function signUpCreditsOfConfirmedAccount(tx, { account }, now) {
    await grant(tx, { account, site: await selectSiteOf(tx, account) }, now)
  }
}
