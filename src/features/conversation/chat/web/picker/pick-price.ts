import type { Cost } from '../../contract/chat.ts'
import type { PickedDrawing } from './picked-drawing.ts'

/** The price of a gift or sticker in this chat, as decided by the server. */
export interface PickPrice {
  /** In credits; 0 is free. */
  readonly price: number
  readonly money: Cost['money']
  /** The fictional profile's disclosure must be acknowledged first. */
  readonly disclosure: boolean
}

/** Returns the price of a sticker, or of a gift by size; null if none can be sent. */
export function getPickPrice(
  cost: Cost,
  kind: PickedDrawing['kind'],
  size: NonNullable<Cost['gift']>[number]['size'] | undefined,
): PickPrice | null {
  const offer = kind === 'gif' ? cost.gif : cost.gift?.find((one) => one.size === size)
  if (offer == null) return null
  return {
    price: offer.next === 'free' ? 0 : offer.next,
    money: offer.money,
    disclosure: offer.disclosure,
  }
}
