import { looksLikeId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { ProfilesDeps, Reader } from './deps.ts'
import { type MemberRow, selectMember } from './store.ts'

/** Finds the profile behind an outside id, if this reader may know that it exists. */
export type FindMember = (member: string, request: { reader: Reader; site: Site }) => Promise<MemberRow | null>

/**
 * The one place that decides whether a member exists for a reader (SRCH-02, SEC-01). Never there, another pool, unconfirmed,
 * disabled, deleted, blocked, invisible or switched off: all are null, so that nobody can tell them apart. One's own is always there.
 */
export function findMember({ database, neighbours }: Pick<ProfilesDeps, 'database' | 'neighbours'>): FindMember {
  return async (member, { reader, site }) => {
    if (!looksLikeId(member)) return null
    const found = await selectMember(database, { member, pool: site.pool })
    if (found === null || found.account === reader) return found
    if (found.account_status !== 'active' || found.status !== 'active' || !isShownKind(found.kind, site)) return null
    if (await neighbours.isHiddenFrom(reader, found, site)) return null
    if (found.invisible && !(await neighbours.knows(reader, found.account))) return null
    return found
  }
}

/** Fictional and sponsored profiles exist only on a site that has them. */
function isShownKind(kind: MemberRow['kind'], { settings }: Site): boolean {
  if (kind === 'fictional') return settings.fictional
  return kind === 'member' || settings.member_resell
}
