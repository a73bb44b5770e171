import { sizes } from '#kernel/image-sizes.ts'
import type { PhotosDeps } from '../deps.ts'
import { createImageWorkers } from '#platform/server/images/image-workers.ts'
import { selectWithoutAvif, updateAvifFailure, updateHasAvif } from './store-avif.ts'

/** Encodes the AVIF of photos that lack it, a few at a time; returns how many were completed. */
export type EncodeMissingAvif = (now: Date) => Promise<number>

/**
 * A run ends after about this long, so that a server shutdown does not have to wait; the next run
 * continues.
 */
const runMs = 10_000
const batchSize = 50
const tries = 3

/** One at a time and at the lowest priority, because no one is waiting for it. */
const encoders = createImageWorkers({ concurrency: 1, seconds: 60, nice: 19 })

/**
 * The job behind PRO-07's modern formats. After a crash it resumes: a photo counts as done only
 * when its files have been written, and files without a photo are deleted.
 */
export function createEncodeMissingAvif({
  database,
  blobs,
}: Pick<PhotosDeps, 'database' | 'blobs'>): EncodeMissingAvif {
  return async (now) => {
    let encoded = 0
    const startedAt = performance.now()
    for (const { id, key } of await selectWithoutAvif(database, { limit: batchSize, tries })) {
      if (performance.now() - startedAt > runMs) break
      if (!(await writeFiles(key))) await updateAvifFailure(database, id)
      else if (await updateHasAvif(database, id, now)) encoded += 1
      // The photo was deleted in the meantime, together with the files that existed then.
      else await Promise.all(sizes.map((size) => blobs.delete(`${key}/${size}.avif`)))
    }
    return encoded
  }

  async function writeFiles(key: string): Promise<boolean> {
    // The largest file is written last: if it exists, all do.
    if ((await blobs.stat(`${key}/${sizes[2]}.avif`)) !== null) return true
    const webp = await blobs.get(`${key}/${sizes[2]}.webp`)
    const files = webp === null ? null : await encoders.run('avif', webp.bytes)
    if (files === null) return false
    for (const size of sizes) await blobs.put(`${key}/${size}.avif`, files[size], 'image/avif')
    return true
  }
}
