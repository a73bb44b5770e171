export { giftPrice, giftSizes, type GiftSize } from './rules/gift-price.ts'
export { gifts, isGift } from './rules/gifts.ts'
