import { looksLikeId } from '#kernel/id.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { ProfilesDeps, Reader } from './deps.ts'
import { type MemberRow, selectMember } from './store.ts'

/** Finds a profile by public id if the reader may know that it exists. */
export type FindMember = (
  member: string,
  request: { reader: Reader; site: Site },
) => Promise<MemberRow | null>

/**
 * The single decision on whether a member exists for a reader (SRCH-02, SEC-01). Returns null for
 * any member who is unknown, in another pool, unconfirmed, disabled, deleted, blocked, invisible or
 * switched off, so that these cases cannot be distinguished. The reader's own profile always
 * exists.
 */
export function findMember({
  database,
  neighbours,
}: Pick<ProfilesDeps, 'database' | 'neighbours'>): FindMember {
  return async (member, { reader, site }) => {
    if (!looksLikeId(member)) return null
    const row = await selectMember(database, { member, pool: site.pool })
    if (row === null || row.account === reader) return row
    if (
      row.account_status !== 'active' ||
      row.status !== 'active' ||
      !isKindEnabled(row.kind, site)
    )
      return null
    if (await neighbours.isHiddenFrom(reader, row, site)) return null
    if (row.invisible && !(await neighbours.isAcquainted(reader, row.account))) return null
    return row
  }
}

/** Fictional and sponsored profiles exist only on sites that enable them. */
function isKindEnabled(kind: MemberRow['kind'], { settings }: Site): boolean {
  if (kind === 'fictional') return settings.fictional
  return kind === 'member' || settings.member_resell
}
