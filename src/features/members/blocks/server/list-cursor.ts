import { decodeCursor, encodeCursor, idPart, instantPart } from '#kernel/cursor.ts'

/** The last row of a page of a list ordered by instant and public id, both descending. */
export interface ListCursor {
  readonly at: Date | 'infinity'
  readonly id: string
}

const parts = [instantPart, idPart] as const

/** The position before the first row. */
const firstCursor: ListCursor = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** Formats a cursor as responses contain it. */
export function formatCursor({ at, id }: { readonly at: Date; readonly id: string }): string {
  return encodeCursor(parts, [at, id])
}

/** Parses a cursor; an invalid one starts at the beginning. */
export function parseCursor(cursor: string | undefined): ListCursor {
  const [at, id] = decodeCursor(parts, cursor) ?? []
  return at === undefined || id === undefined ? firstCursor : { at, id }
}
