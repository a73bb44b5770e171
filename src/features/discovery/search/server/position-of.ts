import type { Queries } from '#platform/server/postgres/database.ts'
import { readCursor, writeCursor } from '../rules/cursor.ts'
import { beginning, type FoundRow, type Position } from './request.ts'
import { selectAccount } from './store.ts'

/** A place that was asked for, and whether it is one in a list by distance. */
interface Place {
  readonly position: Position
  readonly byDistance: boolean
}

/**
 * The place after a member that was shown; null where an address names none. A member who is gone since leaves their second: others
 * of it may come twice, and lists are told apart by id, but nobody is passed over.
 */
export async function placeOf(queries: Queries, after: string | undefined): Promise<Place | null> {
  const cursor = readCursor(after)
  if (cursor === null) return null
  const account = await selectAccount(queries, cursor.member)
  const at = new Date(cursor.seconds * 1000)
  return {
    position: { km: cursor.km ?? 0, at, account: account ?? Number.MAX_SAFE_INTEGER },
    byDistance: cursor.km !== null,
  }
}

/** Where a list goes on: a place in a list of another order is none in this one. */
export function positionIn(place: Place | null, byDistance: boolean): Position {
  return place?.byDistance === byDistance ? place.position : beginning
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
