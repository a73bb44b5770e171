import type { Gift } from '#features/money/gifts/contract.ts'

/** A gift or sticker that was picked: a sticker's kind is `gif`. */
export interface Picked {
  readonly kind: 'gift' | 'gif'
  readonly id: string
  /** In the reader's language. */
  readonly name: string
  readonly moving: string
  readonly still: string
  /** Of a gift, for its price goes by that. */
  readonly size?: Gift['size'] | undefined
}
