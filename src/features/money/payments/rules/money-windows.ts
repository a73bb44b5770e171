import { dayMs } from '#kernel/duration.ts'
import { type MethodKey, methods } from './methods.ts'

/** Until when a payment can be refunded or reclaimed, and by whom. */
export interface MoneyWindows {
  /** When the provider stops refunding through the same method. */
  readonly refundableUntil: Date
  /** When banks can no longer reclaim the money; null if the payment was final immediately. */
  readonly disputableUntil: Date | null
}

/** The windows of a payment by its method, counted from when it was paid (CRED-04). */
export function moneyWindows(method: MethodKey, paidAt: Date): MoneyWindows {
  const { refundDays, chargebackDays } = methods[method]
  const after = (days: number) => new Date(paidAt.getTime() + days * dayMs)
  return {
    refundableUntil: after(refundDays),
    disputableUntil: chargebackDays === 0 ? null : after(chargebackDays),
  }
}

/** The longest chargeback window of any method in days: paid orders are monitored for this long. */
export const longestChargebackDays = Math.max(
  ...Object.values(methods).map(({ chargebackDays }) => chargebackDays),
)
