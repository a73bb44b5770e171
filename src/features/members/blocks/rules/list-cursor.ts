import { looksLikeId } from '#kernel/id.ts'

/** The last row of a page of a list ordered by instant and public id, both descending. */
export interface ListPlace {
  readonly at: Date | 'infinity'
  readonly id: string
}

/** The position before the first row. */
export const listBeginning: ListPlace = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** Formats a cursor as responses contain it: milliseconds and id. */
export function writeCursor({ at, id }: { at: Date; id: string }): string {
  return `${at.getTime()}.${id}`
}

/** Parses a cursor; an invalid one starts at the beginning. */
export function readCursor(cursor: string | undefined): ListPlace {
  const [, ms = '', id = ''] = /^(\d{1,15})\.(.{36})$/.exec(cursor ?? '') ?? []
  return ms !== '' && looksLikeId(id) && Number(ms) <= 8.64e15 ? { at: new Date(Number(ms)), id } : listBeginning
}
