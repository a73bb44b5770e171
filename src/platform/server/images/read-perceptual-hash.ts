import sharp from 'sharp'
import { computePerceptualHash } from './perceptual-hash.ts'

/**
 * Computes the perceptual hash of a picture stored before the feature existed. Runs in a separate
 * process, see `image-workers.ts`.
 */
export async function readPerceptualHash(bytes: Uint8Array): Promise<bigint | null> {
  const raw = await sharp(bytes, { failOn: 'error', pages: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  return raw === null ? null : computePerceptualHash({ data: raw.data, ...raw.info })
}
