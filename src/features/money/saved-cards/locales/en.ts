export const en = {
  /** “Visa ending in 4242”. */
  card: '{brand} ending in {last4}',
  /** Replaces a card whose details are unknown. */
  some_card: 'Card',
  removed_card: 'The card you removed',
  states: {
    /** {month} is a month and a year. */
    good: 'Valid until the end of {month}',
    ends_soon: 'Only valid until the end of {month}',
    expired: 'Expired at the end of {month}',
    refused: 'No longer accepted by the payment provider',
  },
  repeat: {
    title: 'Order again',
    lead: 'The same package as last time, paid with a saved card. Nothing renews automatically: you place each order yourself.',
    card: 'Pay with',
    manage: 'Your saved cards',
    once: 'One-time payment with the card you choose. Your bank may ask you to confirm it.',
    once_by: 'One-time payment with {card}. Your bank may ask you to confirm it.',
    /** State of the button. */
    paying: 'Ordering',
    waits: 'An order with a saved card is still waiting for your bank. Finish or cancel that one first.',
    to_waiting: 'See that order',
    /** Button; {credits} is a complete package. */
    link: 'Order {credits, plural, one {# credit} other {# credits}} again',
  },
  last: {
    title: 'Your last order',
    /** {before} and {now} are amounts of money. */
    changed: 'Last time you paid {before}. Now {credits, plural, one {# credit costs} other {# credits cost}} {now}.',
  },
  none: {
    buy: 'Buy credits',
    card: 'Pay with a card',
    no_order: {
      title: 'Nothing to order again yet',
      text: 'Once you’ve bought a package of credits, you can order it again here.',
    },
    not_sold: {
      title: 'This package is no longer sold',
      text: 'You can’t buy your last package any more. The current packages are on the credits page.',
    },
    no_card: {
      title: 'No saved cards',
      text: 'Pay by card once and tick “Save this card”. After that you can order again here.',
    },
    no_good_card: {
      title: 'None of your cards can be used',
      text: 'Pay with another card and tick “Save this card”. Nothing was ordered.',
    },
  },
  offers: {
    again: 'Try again',
    new_card: 'Use a new card',
    paypal: 'Pay with PayPal',
  },
  failed: {
    /** {card} is “Visa ending in 4242”. */
    declined: '{card}: your bank declined the payment.',
    unconfirmed: '{card}: the payment wasn’t confirmed with your bank.',
    expired: '{card}: this card has expired.',
    refused: '{card}: the payment provider no longer accepts this card, so it can’t be used here.',
  },
  asking: 'The payment provider hasn’t answered yet. We’ll keep asking for an hour, and you won’t be charged more than once. You can leave this page.',
  own: {
    empty_title: 'No saved cards',
    empty_text: 'When you pay by card, you can tick a box to save it for next time.',
    remove: 'Remove',
    remove_named: 'Remove {card}',
    removed: '{card} has been removed, and we’ve asked the payment provider to delete it.',
    ask_title: 'Remove this card?',
    ask_text: '{card} will be removed here and deleted by the payment provider. You won’t be charged, and your orders stay.',
    /** Button; doesn’t remove the card. */
    keep: 'Keep it',
    confirm: 'Remove card',
    removing: 'Removing',
  },
  refusals: {
    card_removed: 'This card can’t be used any more. Nothing was ordered or charged; please pay with another one.',
    card_expired: 'This card has expired. Nothing was ordered or charged; please pay with another one.',
    nothing_to_repeat: 'There’s no earlier package to order again. Nothing was ordered.',
    newer_order: 'You’ve placed an order since you opened this page. Nothing more was ordered; please check the page and try again.',
    order_pending: 'An earlier order is still waiting for your bank. Nothing more was ordered; please finish or cancel that one first.',
  },
} as const
