import { decoderNiceness } from '#platform/server/images/image-workers.ts'
import type { PhotosDeps } from '../deps.ts'
import { createImageWorkers } from '#platform/server/images/image-workers.ts'
import {
  deleteFromHashBacklog,
  deleteDetachedHashes,
  insertPerceptualHash,
  selectHashBacklog,
} from './store-perceptual-hashes.ts'

/** A run ends after about this long; the next run continues. */
const runMs = 10_000
const batchSize = 200
/** How long the perceptual hashes of someone removed for deceiving members are kept. */
const retentionMs = 2 * 365 * 24 * 3_600_000

const decoders = createImageWorkers({ concurrency: 1, nice: decoderNiceness })

export type BackfillPerceptualHashes = (now: Date) => Promise<number>

/**
 * The job that computes missing perceptual hashes and deletes retained ones that have expired;
 * returns how many photos it processed.
 */
export function createBackfillPerceptualHashes({
  database,
  blobs,
}: Pick<PhotosDeps, 'database' | 'blobs'>): BackfillPerceptualHashes {
  return async (now) => {
    let processed = 0
    const startedAt = performance.now()
    await deleteDetachedHashes(database, new Date(now.getTime() - retentionMs))
    for (const { id, account_id: account, key } of await selectHashBacklog(database, batchSize)) {
      if (performance.now() - startedAt > runMs) break
      const webp = await blobs.get(`${key}/160.webp`)
      const perceptualHash = webp === null ? null : await decoders.run('print', webp.bytes)
      await database.transaction(async (tx) => {
        if (perceptualHash !== null)
          await insertPerceptualHash(tx, { photo: id, account, perceptualHash }, now)
        await deleteFromHashBacklog(tx, id)
      })
      processed += 1
    }
    return processed
  }
}
