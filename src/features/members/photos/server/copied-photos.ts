import type { Queries } from '#platform/server/postgres/database.ts'
import { type CopyRow, selectCopies, selectPrint, selectRemoved } from './store-prints.ts'

/** Who else shows the same picture (BEY-16). */
export interface Copied {
  /** Photos of other members of the pool, one of each, the oldest first. */
  readonly by: readonly CopyRow[]
  /** It was a picture of someone removed for deceiving members, of whom nothing else is kept. */
  readonly removed: boolean
}

/** Looks for copies of a photo among others', as they are now. */
export type FindCopies = (queries: Queries, photo: string, most: number) => Promise<Copied>

/** A photo without a print is like no other. */
export const findCopies: FindCopies = async (queries, photo, most) => {
  const print = await selectPrint(queries, photo)
  if (print === null) return { by: [], removed: false }
  const [by, removed] = await Promise.all([
    selectCopies(queries, { photo, print, most }),
    selectRemoved(queries, print),
  ])
  return { by, removed }
}
