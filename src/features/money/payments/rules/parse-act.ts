import { type PaidAct, paidActs } from '#features/money/credits/index.ts'

/**
 * Parses the action that missing credits are bought for from a URL (`?for=photo`); a message for
 * anything unknown.
 */
export function parseAct(text: string | null): PaidAct {
  return paidActs.find((act) => act === text) ?? 'message'
}
