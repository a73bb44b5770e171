import { looksLikeId } from '#kernel/id.ts'

/** The last row of a page of a list that is ordered by instant and outside id, both falling. */
export interface ListPlace {
  readonly at: Date | 'infinity'
  readonly id: string
}

/** Before the first row. */
export const listBeginning: ListPlace = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** A place as an answer carries it: milliseconds and id. */
export function writeCursor({ at, id }: { at: Date; id: string }): string {
  return `${at.getTime()}.${id}`
}

/** Reads a place; anything that was never one begins from the start. */
export function readCursor(cursor: string | undefined): ListPlace {
  const [, ms = '', id = ''] = /^(\d{1,15})\.(.{36})$/.exec(cursor ?? '') ?? []
  return ms !== '' && looksLikeId(id) && Number(ms) <= 8.64e15 ? { at: new Date(Number(ms)), id } : listBeginning
}
