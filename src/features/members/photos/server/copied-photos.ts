import type { Queries } from '#platform/server/postgres/database.ts'
import { type CopyRow, selectCopies, selectPrint, selectRemoved } from './store-prints.ts'

/** Other accounts that show the same picture (BEY-16). */
export interface Copied {
  /** Photos of other members of the pool, one per member, oldest first. */
  readonly by: readonly CopyRow[]
  /**
   * The picture belonged to someone removed for deceiving members; nothing else about them is kept.
   */
  readonly removed: boolean
}

/** Looks for copies of a photo among other members' current photos. */
export type FindCopies = (queries: Queries, photo: string, most: number) => Promise<Copied>

/** A photo without a perceptual hash matches nothing. */
export const findCopies: FindCopies = async (queries, photo, most) => {
  const print = await selectPrint(queries, photo)
  if (print === null) return { by: [], removed: false }
  const [by, removed] = await Promise.all([
    selectCopies(queries, { photo, print, most }),
    selectRemoved(queries, print),
  ])
  return { by, removed }
}
