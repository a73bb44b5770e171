export const en = {
  card: '{brand} ending in {last4}',
  some_card: 'Card',
  removed_card: 'The card you removed',
  states: {
    good: 'Good until the end of {month}',
    ends_soon: 'Only good until the end of {month}',
    expired: 'Expired at the end of {month}',
    refused: 'No longer known to the payment provider',
  },
  repeat: {
    title: 'Order again',
    lead: 'The same package as last time, paid with a card you had remembered. Nothing renews: you order, each time.',
    card: 'Pay with',
    manage: 'Your remembered cards',
    once: 'One-time payment with the card you choose. Your bank may ask you to confirm it.',
    once_by: 'One-time payment with {card}. Your bank may ask you to confirm it.',
    paying: 'Ordering',
    waits: 'An order with a remembered card still waits for your bank. Finish or cancel that one first.',
    to_waiting: 'See that order',
    link: 'Order {credits, plural, one {# credit} other {# credits}} again',
  },
  last: {
    title: 'Your last order',
    changed: 'Last time you paid {before}. Now {credits, plural, one {# credit costs} other {# credits cost}} {now}.',
  },
  none: {
    buy: 'Buy credits',
    card: 'Pay with a card',
    no_order: {
      title: 'Nothing to order again yet',
      text: 'Once you have bought a package of credits, you can order it again here.',
    },
    not_sold: {
      title: 'This package is no longer sold',
      text: 'Your last package can’t be bought any more where you ordered it. The packages of today are on the page of credits.',
    },
    no_card: {
      title: 'No card is remembered',
      text: 'Pay once with a card and tick that it be remembered. After that you can order again here.',
    },
    no_good_card: {
      title: 'None of your cards can pay',
      text: 'Pay once with another card and tick that it be remembered. Nothing was ordered.',
    },
  },
  offers: {
    again: 'Try again',
    new_card: 'Use a new card',
    paypal: 'Pay with PayPal',
  },
  failed: {
    declined: '{card}: your bank did not approve the payment.',
    unconfirmed: '{card}: the payment was not confirmed with your bank.',
    expired: '{card}: this card has expired.',
    refused: '{card}: the payment provider no longer knows this card, so it can’t be used here any more.',
  },
  asking:
    'The payment provider does not answer yet. We keep asking for an hour, and you are charged once at most. You can leave this page.',
  own: {
    empty_title: 'No card is remembered',
    empty_text: 'When you pay with a card, you can tick that it be remembered for another order.',
    remove: 'Remove',
    remove_named: 'Remove {card}',
    removed: '{card} is removed, and the payment provider is told to forget it.',
    ask_title: 'Remove this card?',
    ask_text:
      '{card} will be removed here and forgotten by the payment provider. No money moves, and your orders stay.',
    keep: 'Keep it',
    confirm: 'Remove card',
    removing: 'Removing',
  },
  refusals: {
    card_removed: 'This card can’t be used any more. Nothing was ordered or charged; please pay with another one.',
    card_expired: 'This card has expired. Nothing was ordered or charged; please pay with another one.',
    nothing_to_repeat: 'There is no paid package here to order again. Nothing was ordered.',
    newer_order:
      'You have ordered since you opened this page. Nothing more was ordered; please look at it again first.',
    order_pending:
      'An earlier order still waits for your bank. Nothing more was ordered; please finish or cancel that one first.',
  },
} as const
