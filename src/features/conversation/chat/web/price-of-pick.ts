import type { Cost } from '../contract/chat.ts'
import type { Picked } from './picked.ts'

/** What a gift or sticker costs in this chat, as it was judged. */
export interface PickPrice {
  /** In credits; 0 is free. */
  readonly price: number
  readonly money: Cost['money']
  /** The fictional profile must be acknowledged first. */
  readonly disclosure: boolean
}

/** The price of a sticker, or of a gift by its size; null where none can be sent. */
export function priceOfPick(
  cost: Cost,
  kind: Picked['kind'],
  size: NonNullable<Cost['gift']>[number]['size'] | undefined,
): PickPrice | null {
  const found = kind === 'gif' ? cost.gif : cost.gift?.find((one) => one.size === size)
  if (found == null) return null
  return { price: found.next === 'free' ? 0 : found.next, money: found.money, disclosure: found.disclosure }
}
