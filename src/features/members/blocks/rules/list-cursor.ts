import { looksLikeId } from '#kernel/id.ts'

/** The last row of a page of a list ordered by instant and public id, both descending. */
export interface ListCursor {
  readonly at: Date | 'infinity'
  readonly id: string
}

/** The position before the first row. */
export const firstCursor: ListCursor = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** Formats a cursor as responses contain it: milliseconds and id. */
export function formatCursor({ at, id }: { at: Date; id: string }): string {
  return `${at.getTime()}.${id}`
}

/** Parses a cursor; an invalid one starts at the beginning. */
export function parseCursor(cursor: string | undefined): ListCursor {
  const [, ms = '', id = ''] = /^(\d{1,15})\.(.{36})$/.exec(cursor ?? '') ?? []
  return ms !== '' && looksLikeId(id) && Number(ms) <= 8.64e15 ? { at: new Date(Number(ms)), id } : firstCursor
}
