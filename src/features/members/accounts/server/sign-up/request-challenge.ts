import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import { contract } from '../../contract/accounts.ts'
import { challengeSeconds, decideSteps } from '../../rules/sign-up-challenge.ts'
import type { Deps } from '../deps.ts'

type Call = (typeof contract)['accounts.request_challenge']

/** POST /api/sign-up-challenges: the calculation for a sign-up, if the site asks for one. */
export function requestChallenge(deps: Deps): Handler<Call, Site> {
  const signUps = deps.limits.named(contract['accounts.sign_up'].rateLimit)
  return async (_input, { site, address, now }) => {
    if (!site.settings.signup_challenge)
      return { challenge: null, expires_in_seconds: challengeSeconds }
    const steps = decideSteps(await signUps.used(address, now))
    return {
      challenge: await deps.challenges.issue({ site: site.id, steps }, now),
      expires_in_seconds: challengeSeconds,
    }
  }
}
