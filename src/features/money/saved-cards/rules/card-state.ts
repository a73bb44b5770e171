/**
 * The state of a card: `ends_soon` in its last month and the one before, `refused` once its
 * provider no longer has it.
 */
export const cardStates = ['good', 'ends_soon', 'expired', 'refused'] as const
export type CardState = (typeof cardStates)[number]

export interface CardFacts {
  /** The last month the card is valid, such as `2030-12`. */
  readonly expires: string
  readonly refused: boolean
}

/**
 * Determines the state of a card (CRED-06). A card is valid to the end of its month in the
 * westernmost time zone.
 */
export function cardState({ expires, refused }: CardFacts, now: Date): CardState {
  if (refused) return 'refused'
  const [year = 0, month = 0] = expires.split('-').map(Number)
  const left = year * 12 + month - (now.getUTCFullYear() * 12 + now.getUTCMonth() + 1)
  const hours = Date.UTC(year, month) + 12 * 3_600_000 - now.getTime()
  if (hours <= 0) return 'expired'
  return left <= 1 ? 'ends_soon' : 'good'
}

/** Whether an order can be paid with the card. */
export function isUsable(state: CardState): boolean {
  return state === 'good' || state === 'ends_soon'
}
