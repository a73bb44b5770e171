import type { Queries } from '#platform/server/postgres/database.ts'
import { readCursor, writeCursor } from '../rules/cursor.ts'
import { beginning, type FoundRow, type Position } from './request.ts'
import { selectAccount } from './store.ts'

/** A requested list position, and whether it belongs to a list sorted by distance. */
interface Place {
  readonly position: Position
  readonly byDistance: boolean
}

/**
 * The position after a given member; null without a valid cursor. If that member no longer exists,
 * the page restarts at their second: others with the same second may appear twice, which lists
 * remove by id, but no one is skipped.
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

/** Where to continue the list: a position from a list sorted differently is ignored. */
export function positionIn(place: Place | null, byDistance: boolean): Position {
  return place?.byDistance === byDistance ? place.position : beginning
}

/** Encodes the cursor after a row. */
export function cursorAfter(row: FoundRow, byDistance: boolean): string {
  return writeCursor({
    km: byDistance ? row.km : null,
    seconds: Math.floor(row.last_active.getTime() / 1000),
    member: row.member_id,
  })
}

/** The rows after a position, from rows that were read from the start. */
export function rowsAfter(rows: readonly FoundRow[], position: Position): FoundRow[] {
  const at = position.at
  if (at === 'infinity') return [...rows]
  return rows.filter((row) => {
    const apart = at.getTime() - row.last_active.getTime()
    return apart > 0 || (apart === 0 && row.account_id < position.account)
  })
}
