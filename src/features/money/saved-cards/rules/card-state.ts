/** How a card stands: `ends_soon` in its last month and the one before, `refused` once its provider does not know it any more. */
export const cardStates = ['good', 'ends_soon', 'expired', 'refused'] as const
export type CardState = (typeof cardStates)[number]

/** What decides it. */
export interface CardFacts {
  /** The last month it is good for, `2030-12`. */
  readonly expires: string
  readonly refused: boolean
}

/** Tells it (CRED-06). A card is good to the end of its month, wherever on earth that still is. */
export function cardState({ expires, refused }: CardFacts, now: Date): CardState {
  if (refused) return 'refused'
  const [year = 0, month = 0] = expires.split('-').map(Number)
  const left = year * 12 + month - (now.getUTCFullYear() * 12 + now.getUTCMonth() + 1)
  const hours = Date.UTC(year, month) + 12 * 3_600_000 - now.getTime()
  if (hours <= 0) return 'expired'
  return left <= 1 ? 'ends_soon' : 'good'
}

/** Whether an order can be paid by it. */
export function isUsable(state: CardState): boolean {
  return state === 'good' || state === 'ends_soon'
}
