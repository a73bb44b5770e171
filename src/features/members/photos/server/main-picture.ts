import type { Blob } from '#platform/server/blobs/blobs.ts'
import type { PhotosDeps } from './deps.ts'
import { selectMainPhotos } from './store.ts'

/** The main photo of someone as bytes, 480 wide; null where there is none that others may see. Whoever asks has judged who may. */
export type MainPicture = (account: number) => Promise<Blob | null>

/** Makes the reading. */
export function mainPicture({ database, blobs }: Pick<PhotosDeps, 'database' | 'blobs'>): MainPicture {
  return async (account) => {
    const [row] = await selectMainPhotos(database, [account])
    return row === undefined ? null : blobs.get(`${row.key}/480.webp`)
  }
}
