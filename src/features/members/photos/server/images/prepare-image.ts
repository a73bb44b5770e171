import { refuse } from '#kernel/refusal.ts'
import { decoderNiceness, uploadLimits } from '../../rules/limits.ts'
import { createImageWorkers } from './image-workers.ts'
import type { ImageRefusal, PreparedImage } from './prepared-image.ts'

export type { ImageRefusal, PreparedImage } from './prepared-image.ts'

const decoders = createImageWorkers({ concurrency: 3, nice: decoderNiceness })

/**
 * Decodes an uploaded file in a separate process (PRO-07): JPEG, PNG, WebP, HEIC and AVIF. A file
 * that crashes the decoder, takes too long
 * or too much memory costs only that process and counts as unreadable.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage | ImageRefusal> {
  if (bytes.length > uploadLimits.bytes) return refuse('photos.too_large')
  if (bytes.length === 0) return refuse('photos.wrong_type')
  return (await decoders.run('decode', bytes)) ?? refuse('photos.unreadable')
}
