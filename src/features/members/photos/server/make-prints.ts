import { decodersNice } from '../rules/limits.ts'
import type { PhotosDeps } from './deps.ts'
import { createImageWorkers } from './image-workers.ts'
import { deletePrintDue, deletePrintsAlone, insertPrint, selectPrintDue } from './store-prints.ts'

/** A run ends after about this long; the next run continues. */
const runMs = 10_000
const most = 200
/** How long the perceptual hashes of someone removed for deceiving members are kept. */
const keptAloneMs = 2 * 365 * 24 * 3_600_000

const decoders = createImageWorkers({ atOnce: 1, nice: decodersNice })

export type MakePrints = (now: Date) => Promise<number>

/**
 * The job that computes missing perceptual hashes and deletes retained ones that have expired;
 * returns how many photos it processed.
 */
export function makePrints({ database, blobs }: Pick<PhotosDeps, 'database' | 'blobs'>): MakePrints {
  return async (now) => {
    let made = 0
    const began = performance.now()
    await deletePrintsAlone(database, new Date(now.getTime() - keptAloneMs))
    for (const { id, account_id: account, key } of await selectPrintDue(database, most)) {
      if (performance.now() - began > runMs) break
      const webp = await blobs.get(`${key}/160.webp`)
      const print = webp === null ? null : await decoders.ask('print', webp.bytes)
      await database.transaction(async (tx) => {
        if (print !== null) await insertPrint(tx, { photo: id, account, print }, now)
        await deletePrintDue(tx, id)
      })
      made += 1
    }
    return made
  }
}
