import { type PaidAct, paidActs } from '#features/money/credits/index.ts'

/** What exactly the missing credits are bought for, as an address says it (`?for=photo`); a message where it says nothing known. */
export function actOf(text: string | null): PaidAct {
  return paidActs.find((act) => act === text) ?? 'message'
}
