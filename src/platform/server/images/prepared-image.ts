import type { Size } from '#kernel/image-sizes.ts'

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

/** The reasons why a file cannot be used as a picture. */
export type ImageProblem =
  | 'too_large'
  | 'wrong_type'
  | 'too_many_pixels'
  | 'too_small'
  | 'unreadable'
