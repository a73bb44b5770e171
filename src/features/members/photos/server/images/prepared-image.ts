import type { Refusal } from '#kernel/refusal.ts'
import type { Size } from '../../rules/sizes.ts'

/** A processed upload: WebP in every width, without the file's metadata. */
export interface PreparedImage {
  /** Of the largest width, in pixels. */
  readonly width: number
  readonly height: number
  readonly thumbhash: Uint8Array
  /** Used to find copies; null for a picture too plain to be distinguished. */
  readonly perceptualHash: bigint | null
  readonly files: Readonly<Record<Size, Buffer>>
}

/** Why a file cannot become a photo. */
export type ImageRefusal = Refusal<
  'photos.too_large' | 'photos.wrong_type' | 'photos.too_many_pixels' | 'photos.too_small' | 'photos.unreadable'
>
