import type { Gift } from '#features/money/gifts/contract.ts'

/** A picked gift or sticker; the kind of a sticker is `gif`. */
export interface PickedDrawing {
  readonly kind: 'gift' | 'gif'
  readonly id: string
  /** In the reader's language. */
  readonly name: string
  readonly moving: string
  readonly still: string
  /** Only for gifts, whose price depends on it. */
  readonly size?: Gift['size'] | undefined
}
