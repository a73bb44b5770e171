import type { Site } from '#features/site/sites/index.ts'
import { photoLimit } from '../rules/limits.ts'
import type { PhotosDeps } from './deps.ts'

/**
 * How many of a member's photos others can see, counted in the owner's order (CRED-02): all of
 * them, or for a member who has lost Premium only as many as are free. The rest are kept but hidden
 * until Premium returns.
 */
export async function maxVisiblePhotos(
  { hasLostPremium }: Pick<PhotosDeps, 'hasLostPremium'>,
  owner: number,
  { settings }: Pick<Site, 'settings'>,
): Promise<number> {
  return (await hasLostPremium(owner)) ? photoLimit(settings, false) : Number.POSITIVE_INFINITY
}
