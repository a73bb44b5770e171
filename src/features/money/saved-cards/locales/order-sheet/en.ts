export const en = {
  /** Title of the sheet that opens over a conversation. */
  title: 'Credits',
  close: 'Close',
  costs: {
    message: 'You have {balance, plural, =0 {no credits} one {# credit} other {# credits}} left, and a message costs {credits}.',
    photo: 'You have {balance, plural, =0 {no credits} one {# credit} other {# credits}} left, and a photo costs {credits}.',
    /** A gift or a sticker. */
    pick: 'You have {balance, plural, =0 {no credits} one {# credit} other {# credits}} left, and this costs {credits}.',
  },
  kept: 'Your message is kept.',
  /** Before leaving for the payment provider’s page. */
  leaving: {
    photo: 'Paying opens another page. The photo can’t be kept there, so add it again when you’re back.',
    /** The gift or sticker that was chosen. */
    pick: 'Paying opens another page. Choose it again when you’re back.',
  },
  /** To members who have never bought credits. */
  first: 'Choose a package. Next you choose how to pay; nothing is ordered yet.',
  /** Link to the credits page. */
  other: 'Other packages and methods',
  /** {method} is the name of a payment method, such as “iDEAL”. */
  not_offered: '{method}, your last payment method, isn’t available right now.',
  below_minimum: '{method}, your last payment method, needs at least {money}.',
  offline: 'You’re offline. You can order once you’re back.',
  failed: 'The prices couldn’t be loaded.',
  retry: 'Try again',
  loading: 'Loading',
  waiting: 'Waiting for your bank',
  waiting_text: 'You can close this. Your credits come as soon as the payment is confirmed, and you won’t be charged twice.',
} as const
