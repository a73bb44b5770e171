import { uploadLimits } from '#kernel/image-limits.ts'
import { createImageWorkers, decoderNiceness } from './image-workers.ts'
import type { ImageProblem, PreparedImage } from './prepared-image.ts'

export type { ImageProblem, PreparedImage } from './prepared-image.ts'

const decoders = createImageWorkers({ concurrency: 3, nice: decoderNiceness })

/**
 * Decodes an uploaded file in a separate process (PRO-07): JPEG, PNG, WebP, HEIC and AVIF. A file
 * that crashes the decoder, takes too long or too much memory costs only that process and counts as
 * unreadable.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage | ImageProblem> {
  if (bytes.length > uploadLimits.bytes) return 'too_large'
  if (bytes.length === 0) return 'wrong_type'
  return (await decoders.run('decode', bytes)) ?? 'unreadable'
}
