import type { Cost } from '../contract/chat.ts'
import type { Picked } from './picked.ts'

/** The price of a gift or sticker in this chat, as decided by the server. */
export interface PickPrice {
  /** In credits; 0 is free. */
  readonly price: number
  readonly money: Cost['money']
  /** The fictional profile's disclosure must be acknowledged first. */
  readonly disclosure: boolean
}

/** Returns the price of a sticker, or of a gift by size; null if none can be sent. */
export function priceOfPick(
  cost: Cost,
  kind: Picked['kind'],
  size: NonNullable<Cost['gift']>[number]['size'] | undefined,
): PickPrice | null {
  const found = kind === 'gif' ? cost.gif : cost.gift?.find((one) => one.size === size)
  if (found == null) return null
  return { price: found.next === 'free' ? 0 : found.next, money: found.money, disclosure: found.disclosure }
}
