/** Public entry of discounts for screens. */
export { type BonusView, useBonusLeft } from './bonus-clock.ts'
export { BonusCountdown } from './bonus-countdown.tsx'
export { BonusNote } from './bonus-note.tsx'
export { BonusOffer } from './bonus-offer.tsx'
export { myDiscountsKey, myDiscountsQuery } from './calls.ts'
export { DiscountCode } from './discount-code.tsx'
export { StayOffer } from './stay-offer.tsx'
export { type Discount, type OrderDiscount, useDiscount } from './use-discount.ts'
