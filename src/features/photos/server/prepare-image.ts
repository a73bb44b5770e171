import { refuse } from '#kernel/refusal.ts'
import { uploadLimits } from '../rules/limits.ts'
import { createImageWorkers } from './image-workers.ts'
import type { ImageRefusal, PreparedImage } from './prepared-image.ts'

export type { ImageRefusal, PreparedImage } from './prepared-image.ts'

/** A little behind everything else: whoever uploads waits for seconds anyway, and pages for others must not. */
const decoders = createImageWorkers({ atOnce: 3, nice: 5 })

/**
 * Makes a photo of a file in a process that holds nothing else (PRO-07): JPEG, PNG, WebP, HEIC and AVIF. A file that breaks
 * the decoder, takes too long or too much memory costs that process and nobody else, and is unreadable.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage | ImageRefusal> {
  if (bytes.length > uploadLimits.bytes) return refuse('photos.too_large')
  if (bytes.length === 0) return refuse('photos.wrong_type')
  return (await decoders.ask('decode', bytes)) ?? refuse('photos.unreadable')
}
