import type { Queries } from '#platform/server/postgres/database.ts'
import {
  type CopyRow,
  selectCopies,
  selectPerceptualHash,
  selectIsFromRemovedMember,
} from './store-perceptual-hashes.ts'

/** Other accounts that show the same picture (BEY-16). */
export interface CopyMatches {
  /** Photos of other members of the pool, one per member, oldest first. */
  readonly by: readonly CopyRow[]
  /**
   * The picture belonged to someone removed for deceiving members; nothing else about them is kept.
   */
  readonly removed: boolean
}

/** Looks for copies of a photo among other members' current photos. */
export type FindCopies = (queries: Queries, photo: string, limit: number) => Promise<CopyMatches>

/** A photo without a perceptual hash does not match anything. */
export const findCopies: FindCopies = async (queries, photo, limit) => {
  const perceptualHash = await selectPerceptualHash(queries, photo)
  if (perceptualHash === null) return { by: [], removed: false }
  const [by, removed] = await Promise.all([
    selectCopies(queries, { photo, perceptualHash, limit }),
    selectIsFromRemovedMember(queries, perceptualHash),
  ])
  return { by, removed }
}
