/** Thirteen months, the longest a payer can dispute an unauthorised debit. */
export const thirteenMonths = 395
/** Methods paid from an account, whose payments are final. */
export const accountWindows = {
  refundDays: 180,
  chargebackDays: 0,
  surcharge: 'forbidden',
} as const
/** Cards, which a payer can dispute. */
export const cardWindows = { refundDays: 365, chargebackDays: 120, surcharge: 'forbidden' } as const
/** Shared by all methods paid on a provider's card page. */
export const cardPage = {
  icon: 'card',
  minimum: 'lowest',
  flow: 'redirect',
  confirms: 'instant',
  ...cardWindows,
} as const
