import { stay } from './stay.ts'
import { timeBonus } from './time-bonus.ts'
import { welcome } from './welcome.ts'

/** Whether a code is one of the product’s own offers, which staff can't create. */
export function isOfferCode(code: string): boolean {
  return code === timeBonus.code || code === welcome.code || code === stay.code
}
