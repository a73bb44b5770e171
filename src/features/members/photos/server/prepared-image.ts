import type { Refusal } from '#kernel/refusal.ts'
import type { Size } from '../rules/sizes.ts'

/** An upload made ready: WebP in every width, without any of the file's own data. */
export interface PreparedImage {
  /** Of the largest width, in pixels. */
  readonly width: number
  readonly height: number
  readonly thumbhash: Uint8Array
  /** By which copies of it are found; null for one too plain to be told from others. */
  readonly print: bigint | null
  readonly files: Readonly<Record<Size, Buffer>>
}

/** Why a file cannot become a photo. */
export type ImageRefusal = Refusal<
  'photos.too_large' | 'photos.wrong_type' | 'photos.too_many_pixels' | 'photos.too_small' | 'photos.unreadable'
>
