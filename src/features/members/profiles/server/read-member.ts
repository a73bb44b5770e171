import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/profiles.ts'
import type { ProfilesDeps } from './deps.ts'
import { findMember } from './find-member.ts'
import { buildMemberPage, buildReducedPage } from './build-member-page.ts'
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
    const target = await find(input.member, { reader, site })
    if (target === null)
      return refuse(
        (await maySeeBlock(deps, input.member, { reader, site }))
          ? 'profiles.no_access'
          : 'not_found',
      )
    const label = deps.neighbours.getKindLabel(target.kind, site, locale)
    const pictures = deps.neighbours.loadPhotos({
      reader: viewer,
      owner: target.account,
      site,
      now,
    })
    if (reader === null)
      return buildReducedPage(target, { site, now, label, photos: (await pictures).photos })
    const [own, { photos, reviewed }] = await Promise.all([
      selectReader(deps.database, {
        reader,
        cityId: target.kind === 'member' ? target.city_id : null,
      }),
      pictures,
    ])
    return buildMemberPage(target, {
      site,
      now,
      label,
      photos,
      reviewed,
      own,
      isOwn: target.account === reader,
    })
  }
}

/**
 * Whether the reader may see that this member blocked them (CHAT-08): only on a site that shows
 * blocks openly, and only if the member is otherwise visible.
 */
async function maySeeBlock(
  { database, neighbours }: Pick<ProfilesDeps, 'database' | 'neighbours'>,
  member: string,
  { reader, site }: { reader: number | null; site: Site },
): Promise<boolean> {
  if (site.settings.block_notice !== 'plain' || reader === null || !looksLikeId(member))
    return false
  const row = await selectMember(database, { member, pool: site.pool })
  if (row === null || row.account_status !== 'active' || row.status !== 'active' || row.invisible)
    return false
  return neighbours.hasBlocked(row.account, reader)
}
