import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { ProfilesDeps } from './deps.ts'
import { findMember } from './find-member.ts'
import { memberPage, reducedPage } from './member-page.ts'
import { selectMember, selectReader } from './store.ts'

/**
 * Returns a member's page; for a visitor the few lines that a site with open search shows (PRO-02,
 * SEC-10).
 */
export function readMember(
  deps: Pick<ProfilesDeps, 'database' | 'neighbours'>,
): Handler<(typeof contract)['profiles.read_member'], Site> {
  const find = findMember(deps)
  return async (input, { site, viewer, now, locale }) => {
    const reader = viewer?.account ?? null
    const found = await find(input.member, { reader, site })
    if (found === null)
      return refuse((await isToldOfBlock(deps, input.member, { reader, site })) ? 'profiles.no_access' : 'not_found')
    const label = deps.neighbours.labelOf(found.kind, site, locale)
    const pictures = deps.neighbours.photosOf({ reader: viewer, owner: found.account, site, now })
    if (reader === null) return reducedPage(found, { site, now, label, photos: (await pictures).photos })
    const [own, { photos, reviewed }] = await Promise.all([
      selectReader(deps.database, { reader, cityId: found.kind === 'member' ? found.city_id : null }),
      pictures,
    ])
    return memberPage(found, { site, now, label, photos, reviewed, own, isOwn: found.account === reader })
  }
}

/**
 * Whether the reader may see that this member blocked them (CHAT-08): only on a site that shows
 * blocks openly, and only if the member is otherwise visible.
 */
async function isToldOfBlock(
  { database, neighbours }: Pick<ProfilesDeps, 'database' | 'neighbours'>,
  member: string,
  { reader, site }: { reader: number | null; site: Site },
): Promise<boolean> {
  if (site.settings.block_notice !== 'plain' || reader === null || !looksLikeId(member)) return false
  const row = await selectMember(database, { member, pool: site.pool })
  if (row === null || row.account_status !== 'active' || row.status !== 'active' || row.invisible) return false
  return neighbours.hasBlocked(row.account, reader)
}
