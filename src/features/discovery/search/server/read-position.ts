import {
  decodeCursor,
  encodeCursor,
  idPart,
  instantPart,
  nullablePart,
  numberPart,
} from '#kernel/cursor.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { startPosition, type ResultRow, type ListPosition } from './search-request.ts'
import { selectAccount } from './store.ts'

/** A requested list position, and whether it belongs to a list sorted by distance. */
interface Place {
  readonly position: ListPosition
  readonly byDistance: boolean
}

/** Kilometres in lists sorted by distance, the last activity (to the second), and the member’s public id. */
const cursorParts = [nullablePart(numberPart({ max: 99_999 })), instantPart, idPart] as const

/**
 * The position after a given member; null without a valid cursor. If that member no longer exists,
 * the page restarts at their second: others with the same second may appear twice, which lists
 * remove by id, but no one is skipped.
 */
export async function readPosition(
  queries: Queries,
  after: string | undefined,
): Promise<Place | null> {
  const cursor = decodeCursor(cursorParts, after)
  if (cursor === null) return null
  const [km, at, member] = cursor
  const account = await selectAccount(queries, member)
  return {
    position: { km: km ?? 0, at, account: account ?? Number.MAX_SAFE_INTEGER },
    byDistance: km !== null,
  }
}

/** Where to continue the list: a position from a list sorted differently is ignored. */
export function resolvePosition(place: Place | null, byDistance: boolean): ListPosition {
  return place?.byDistance === byDistance ? place.position : startPosition
}

/** Encodes the cursor after a row. */
export function cursorAfter(row: ResultRow, byDistance: boolean): string {
  return encodeCursor(cursorParts, [byDistance ? row.km : null, row.last_active, row.member_id])
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
