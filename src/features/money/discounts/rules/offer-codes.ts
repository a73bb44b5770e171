import { timeBonus } from './time-bonus.ts'
import { welcome } from './welcome.ts'

/** Whether a code is one of the two offers for new members, which staff can't create. */
export function isOfferCode(code: string): boolean {
  return code === timeBonus.code || code === welcome.code
}
