import type { GiftSize } from './gift-price.ts'

/**
 * Every gift with its size, in the order offered. Ids are stored in messages, so they must never be
 * changed or reused.
 */
export const gifts = {
  tulip: 'small',
  sunflower: 'small',
  clover: 'small',
  coffee: 'small',
  croissant: 'small',
  'ice-cream': 'small',
  cherries: 'small',
  postcard: 'small',
  'paper-boat': 'small',
  ladybird: 'small',
  star: 'small',
  umbrella: 'small',
  bouquet: 'middle',
  cake: 'middle',
  candle: 'middle',
  'music-box': 'middle',
  champagne: 'middle',
  lantern: 'middle',
  teddy: 'middle',
  balloon: 'large',
  fireworks: 'large',
  'moon-boat': 'large',
  'ferris-wheel': 'large',
  swans: 'large',
} as const satisfies Readonly<Record<string, GiftSize>>

export type GiftId = keyof typeof gifts

/** Whether a text names a gift. */
export function isGift(id: string): id is GiftId {
  return Object.hasOwn(gifts, id)
}
