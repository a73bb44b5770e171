import type { Site } from '#features/site/sites/index.ts'
import { photoLimit } from '../rules/limits.ts'
import type { PhotosDeps } from './deps.ts'

/**
 * How many of someone's photos others see, the first ones in the owner's order (CRED-02): all of them, but of whoever was premium and
 * is no longer only as many as without it. The rest are kept, unseen, until premium comes back.
 */
export async function seenAtMost(
  { lostPremium }: Pick<PhotosDeps, 'lostPremium'>,
  owner: number,
  { settings }: Pick<Site, 'settings'>,
): Promise<number> {
  return (await lostPremium(owner)) ? photoLimit(settings, false) : Number.POSITIVE_INFINITY
}
