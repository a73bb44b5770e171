import { type MethodKey, methods } from './methods.ts'

const dayMs = 86_400_000

/** Until when the money of a payment can move back, and by whom. */
export interface MoneyWindows {
  /** The instant from which on a provider no longer gives it back the way it came. */
  readonly refundableUntil: Date
  /** The instant from which on no bank fetches it back any more; null where the payment was final at once. */
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

/** The longest any payer has to have a bank fetch money back, in days: a paid order is watched for so long. */
export const longestChargebackDays = Math.max(...Object.values(methods).map(({ chargebackDays }) => chargebackDays))
