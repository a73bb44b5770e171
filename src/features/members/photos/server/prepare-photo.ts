import { type Refusal, refuse } from '#kernel/refusal.ts'
import {
  type ImageProblem,
  type PreparedImage,
  prepareImage,
} from '#platform/server/images/prepare-image.ts'
import { uploadLimitValues } from '#kernel/image-limits.ts'

/** Why a file cannot become a photo. */
export type ImageRefusal = Refusal<`photos.${ImageProblem}`>

/** Decodes an uploaded file, or returns why it cannot become a photo (PRO-07). */
export async function preparePhoto(bytes: Uint8Array): Promise<PreparedImage | ImageRefusal> {
  const image = await prepareImage(bytes)
  return typeof image === 'string' ? refuse(`photos.${image}`, { with: uploadLimitValues }) : image
}
