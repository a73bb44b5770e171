import type { Context } from '#kernel/context.ts'
import { looksLikeId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import { getRotationSeed } from '../rules/rotation-seed.ts'
import type { AdsDeps } from './deps.ts'
import { createAdSerializer, createResoldSerializer, type LinkedAd } from './ad-serializers.ts'
import { selectAd, selectAds, selectResoldMember, selectResoldMembers } from './store.ts'

/** Number of ads on a page. */
const maxAds = 3
/** Of these, at most this many may be members of our other sites. */
const maxResold = 1

type AdContext = Pick<Context<Site>, 'site' | 'viewer' | 'locale' | 'now'>

/**
 * Finds the current ads for a reader, or one of them by id; ads that a reader cannot see are not
 * found.
 */
export interface FindAds {
  readonly all: (context: AdContext) => Promise<LinkedAd[]>
  readonly one: (ad: string, context: AdContext) => Promise<LinkedAd | null>
}

/**
 * A resold member is shown as long as both sites have this option on, and never within the member's
 * own pool.
 */
export function createFindAds(deps: AdsDeps): FindAds {
  const { database, sites } = deps
  const [shows, placed, resold] = [
    createShowsAds(deps),
    createAdSerializer(deps),
    createResoldSerializer(deps),
  ]
  const homesFor = async ({ site }: AdContext) =>
    (await sites.allSites()).filter((one) => one.pool !== site.pool && one.settings.member_resell)

  return {
    async all(context) {
      if (!(await shows(context))) return []
      const { site, now } = context
      const [homes, turn] = [await homesFor(context), getRotationSeed(now)]
      const [ads, members] = await Promise.all([
        selectAds(database, { site: site.id, now, turn, limit: maxAds }),
        selectResoldMembers(database, { sites: homes.map(({ id }) => id), turn, limit: maxResold }),
      ])
      const resoldAds = members.flatMap((row) =>
        homes.filter(({ id }) => id === row.site_id).map((home) => resold(row, home, context)),
      )
      return [...resoldAds, ...ads.map((row) => placed(row, context))].slice(0, maxAds)
    },
    async one(ad, context) {
      if (!looksLikeId(ad) || !(await shows(context))) return null
      const row = await selectAd(database, { ad, site: context.site.id, now: context.now })
      if (row !== null) return placed(row, context)
      const homes = await homesFor(context)
      const member = await selectResoldMember(database, { ad, sites: homes.map(({ id }) => id) })
      const home = homes.find(({ id }) => id === member?.site_id)
      return member === null || home === undefined ? null : resold(member, home, context)
    },
  }
}

/**
 * Whether a reader sees ads at all: only if the site has them and the switch does not hide them
 * (BEY-03).
 */
function createShowsAds({ fictionalProfiles }: Pick<AdsDeps, 'fictionalProfiles'>) {
  return async ({ site, viewer }: Pick<Context<Site>, 'site' | 'viewer'>): Promise<boolean> =>
    site.settings.member_resell &&
    !(await fictionalProfiles.hidesFrom(viewer?.account ?? null, 'sponsored', site))
}
