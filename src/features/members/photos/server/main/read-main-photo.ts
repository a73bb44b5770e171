import type { Blob } from '#platform/server/blobs/blobs.ts'
import type { PhotosDeps } from '../deps.ts'
import { selectMainPhotos } from '../store.ts'

/**
 * Returns an account's main photo as bytes, 480 pixels wide; null if there is none that others may
 * see. The caller checks permissions.
 */
export type ReadMainPhoto = (account: number) => Promise<Blob | null>

export function createReadMainPhoto({
  database,
  blobs,
}: Pick<PhotosDeps, 'database' | 'blobs'>): ReadMainPhoto {
  return async (account) => {
    const [row] = await selectMainPhotos(database, [account])
    return row === undefined ? null : blobs.get(`${row.key}/480.webp`)
  }
}
