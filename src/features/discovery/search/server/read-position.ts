import type { Queries } from '#platform/server/postgres/database.ts'
import { parseCursor, formatCursor } from '../rules/cursor.ts'
import { startPosition, type ResultRow, type ListPosition } from './search-request.ts'
import { selectAccount } from './store.ts'

/** A requested list position, and whether it belongs to a list sorted by distance. */
interface Place {
  readonly position: ListPosition
  readonly byDistance: boolean
}

/**
 * The position after a given member; null without a valid cursor. If that member no longer exists,
 * the page restarts at their second: others with the same second may appear twice, which lists
 * remove by id, but no one is skipped.
 */
export async function readPosition(queries: Queries, after: string | undefined): Promise<Place | null> {
  const cursor = parseCursor(after)
  if (cursor === null) return null
  const account = await selectAccount(queries, cursor.member)
  const at = new Date(cursor.seconds * 1000)
  return {
    position: { km: cursor.km ?? 0, at, account: account ?? Number.MAX_SAFE_INTEGER },
    byDistance: cursor.km !== null,
  }
}

/** Where to continue the list: a position from a list sorted differently is ignored. */
export function resolvePosition(place: Place | null, byDistance: boolean): ListPosition {
  return place?.byDistance === byDistance ? place.position : startPosition
}

/** Encodes the cursor after a row. */
export function cursorAfter(row: ResultRow, byDistance: boolean): string {
  return formatCursor({
    km: byDistance ? row.km : null,
    seconds: Math.floor(row.last_active.getTime() / 1000),
    member: row.member_id,
  })
}

/** The rows after a position, from rows that were read from the start. */
export function rowsAfter(rows: readonly ResultRow[], position: ListPosition): ResultRow[] {
  const at = position.at
  if (at === 'infinity') return [...rows]
  return rows.filter((row) => {
    const apart = at.getTime() - row.last_active.getTime()
    return apart > 0 || (apart === 0 && row.account_id < position.account)
  })
}
