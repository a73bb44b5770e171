import type { Queries } from '#platform/server/postgres/database.ts'
import { readCursor, writeCursor } from '../rules/cursor.ts'
import { beginning, type FoundRow, type Position } from './request.ts'
import { selectAccount } from './store.ts'

/**
 * The place after a member that was shown. A member who is gone since leaves their second: others of it may come twice, and
 * lists are told apart by id, but nobody is passed over.
 */
export async function positionOf(queries: Queries, after: string | undefined, byDistance: boolean): Promise<Position> {
  const cursor = readCursor(after)
  if (cursor === null || (cursor.km !== null) !== byDistance) return beginning
  const account = await selectAccount(queries, cursor.member)
  return { km: cursor.km ?? 0, at: new Date(cursor.seconds * 1000), account: account ?? Number.MAX_SAFE_INTEGER }
}

/** Writes the place after a row. */
export function cursorAfter(row: FoundRow, byDistance: boolean): string {
  return writeCursor({
    km: byDistance ? row.km : null,
    seconds: Math.floor(row.last_active.getTime() / 1000),
    member: row.member_id,
  })
}

/** What comes after a place in rows that were read from the beginning. */
export function rowsAfter(rows: readonly FoundRow[], position: Position): FoundRow[] {
  const at = position.at
  if (at === 'infinity') return [...rows]
  return rows.filter((row) => {
    const apart = at.getTime() - row.last_active.getTime()
    return apart > 0 || (apart === 0 && row.account_id < position.account)
  })
}
