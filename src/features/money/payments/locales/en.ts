export const en = {
  /** On the bank statement; {site} is the name of the site. */
  description: '{credits, plural, one {# credit} other {# credits}}, {site}',
  methods: { creditcard: 'Card', sct: 'Bank transfer', sdd: 'SEPA direct debit' },
  bundle: {
    /** Below a large number. */
    credits: '{credits, plural, one {credit} other {credits}}',
    whole: '{credits, plural, one {# credit} other {# credits}}',
    messages: '{count, plural, one {# message} other {# messages}}',
    messages_free: 'Messages are free',
    /** {money} is the price of one credit. */
    each: '{money} a credit',
  },
  checkout: {
    title: 'Buy credits, pay once',
    balance: 'You have <b>{credits, plural, =0 {no credits} one {# credit} other {# credits}}</b>.',
    lead: 'No subscription, and nothing renews. Your first credits also make you Premium: all photos and {photos, plural, one {# photo} other {# photos}} of your own, for as long as you’re a member.',
    lead_premium: 'No subscription, and nothing renews. Credits stay until you use them.',
    bundles: 'Credit packages',
    country: 'Paying from',
    pay_with: 'Pay with',
    /** Below a payment method. */
    no_fee: 'No fee',
    slow: 'No fee, takes a few days',
    no_methods: 'Nothing is on sale for this country at the moment. Your credits stay as they are.',
    choose_bundle: 'Choose a package first.',
    choose_method: 'Choose how to pay.',
    tick_consent: 'Please tick this so that we may add your credits right away.',
    /** Next to the package and the payment method of the member’s last order. */
    last_time: 'as last time',
  },
  order: {
    title: 'Your order',
    nothing: 'No package chosen yet',
    /** {method} is the name of a payment method, such as “Card”. */
    fee: '{method} fee',
    total: 'Total, VAT included',
    /** Required by law; must not be shortened. */
    consent: 'Add my credits right away. Credits I use can’t be returned; the rest can, for {days, plural, one {# day} other {# days}}.',
    /** Wording required by law. */
    button: 'Order and pay',
    once: 'One-time payment. You continue on the payment provider’s page.',
    opening: 'Opening the payment page',
    once_debit: 'One-time payment. Nothing is collected before the day shown above.',
    to_debit: 'Continue to direct debit',
    debit_next: 'Next, enter your account and agree to the mandate. You only place the order at the end.',
  },
  dock: {
    bundle: 'Choose a package',
    method: 'Choose how to pay',
  },
  pricing: {
    title: 'Prices',
    lead: 'What’s free, what costs credits, and what credits cost.',
  },
  premium: {
    title: 'Premium comes with your first credits',
    lead: 'There’s nothing to subscribe to. Buy credits once, and you’re Premium for as long as you’re a member.',
    photos: 'See all the photos members share',
    /** {free} is the number without Premium. */
    own_photos: 'Up to {photos, plural, one {# photo} other {# photos}} of your own instead of {free}',
    conversations: 'Start as many conversations as you like instead of {free}; every message shows its price',
    tiers: '{count, plural, one {One package} other {# packages}}',
    once: 'One-time payment. Nothing renews, and nothing is charged again without a new order.',
    choose: 'Choose {credits, plural, one {# credit} other {# credits}}',
    sign_up: 'Create a free profile',
    questions: {
      title: 'Fair questions',
      renew_q: 'Does anything renew automatically?',
      renew_a: 'No. Every order is one payment. You only order again when you press the button again.',
      unused_q: 'What if I don’t use them?',
      unused_a: 'You can withdraw from the order for {days, plural, one {# day} other {# days}}. We’ll refund what you paid for the credits you haven’t used.',
      lasting_q: 'How long do credits last?',
      lasting_a: 'As long as your account does.',
    },
  },
  transaction: {
    title: 'Your payment',
    created: {
      title: 'Checking your payment',
      text: 'This takes a moment. If you haven’t paid yet, the payment page is still open.',
    },
    pending: {
      title: 'Your bank hasn’t confirmed yet',
      text: 'You can leave this page. You’ll get your credits as soon as the money is on its way; some banks take a few days.',
    },
    completed: {
      title: '{credits, plural, one {# credit added} other {# credits added}}',
      text: 'Thank you. They’re in your account and stay there until you use them.',
    },
    failed: {
      title: 'The payment didn’t go through',
      text: 'Nothing was charged. You can pay another way.',
    },
    cancelled: {
      title: 'You cancelled the payment',
      text: 'Nothing was charged. You can try again whenever you like.',
    },
    replaced: {
      title: 'Your code was used for a later order',
      text: 'That’s why this one is closed. If you pay it anyway, the code applies to whichever order is paid first, and we’ll refund the other automatically.',
    },
    expired: {
      title: 'The payment page has closed',
      text: 'It timed out before you paid. Nothing was charged.',
    },
    back: 'Back to where you were',
    members: 'See who’s here',
    continue: 'Go to the payment page',
    /** Button; at most 24 letters. */
    another: 'Pay another way',
    all: 'All orders',
    facts: {
      /** Label before an amount. */
      list: 'Price before discount',
      bundle: 'Package',
      total: 'Amount',
      method: 'Payment method',
      date: 'Ordered',
      number: 'Order number',
    },
  },
  orders: {
    /** Link to the list of credits in and out. */
    statement: 'Credit history',
    title: 'Orders and credits',
    lead: 'Everything you’ve ordered, and its status.',
    empty_title: 'No orders yet',
    empty_text: 'When you buy credits, the order is kept here.',
    credits: 'Buy credits',
    older: 'Older orders',
    latest: 'Latest orders',
    statuses: {
      created: 'Waiting for payment',
      pending: 'Waiting for the bank',
      /** State of an order. */
      completed: 'Paid',
      /** State of an order. */
      failed: 'Failed',
      /** State of an order. */
      cancelled: 'Cancelled',
      /** The payer never paid. */
      expired: 'Not paid',
    },
    /** Status of an order; {money} is an amount. */
    withdrawn: 'Withdrawn, {money} back',
    withdrawn_waiting: 'Withdrawn',
    refunded: 'Refunded, {money} back',
    partly_refunded: 'Paid, {money} refunded',
    charged_back: '{money} taken back by your bank',
  },
  refusals: {
    consent_needed: 'Please tick the box above the button so that we may add your credits right away.',
    method_not_offered: 'This payment method isn’t available here. Please choose another.',
    country_not_offered: 'Credits can’t be bought from this country. Please choose another.',
    bundle_not_offered: 'This package is no longer sold. Please choose another.',
    price_changed: 'The price has changed since you opened this page. Nothing was ordered; please look at the new price first.',
    id_used: 'This order has already been placed with different contents. Please reload the page.',
    direct_debit_limit: 'Your earlier direct debit has to arrive first. Please choose another payment method.',
    not_on_sale: 'Credits can’t be bought at the moment. Nothing was charged.',
    gateway_timeout: 'The payment provider isn’t responding. Nothing was charged; please try again in a moment.',
    paused: 'You’re on a break until {until}, as you asked. Nothing was ordered or charged.',
    excluded: 'You’ve excluded yourself until {until}. Nothing was ordered or charged.',
    /** {until} is a date and a time. */
    limit_reached: 'This would take you over your own limit of {limit} {span, select, day {a day} week {a week} other {a month}}. You can order it from {until}. Nothing was ordered or charged.',
    above_maximum: 'This is more than your own limit of {limit} {span, select, day {a day} week {a week} other {a month}}. Nothing was ordered or charged.',
    nothing_missing: 'You now have enough credits for this. Nothing was ordered.',
    below_minimum: 'This payment method can’t be used for amounts this small. Please choose another; nothing was ordered.',
    /** {why} is a complete sentence. */
    code_refused: '{why} Nothing was ordered.',
    code_reserved: 'This code is tied to an order your bank hasn’t confirmed yet. If that payment fails, you can use the code again. Nothing was ordered.',
    sales_stopped: 'Credit sales are paused for now. Nothing was ordered or charged.',
    not_ready_to_sell: 'This site doesn’t sell credits yet. Nothing was ordered or charged.',
    method_stopped: 'This payment method isn’t available for now. Please choose another; nothing was ordered or charged.',
    form_needed: 'Direct debit needs a signed mandate first. Please order on the direct debit page; nothing was ordered.',
    debit_refused: 'The payment provider can’t collect from this account. Nothing was charged; please check the IBAN or choose another payment method.',
  },
  invoice: { link: 'Invoice {number}' },
  tiers: {
    message: '{money} a message',
    losing_q: 'Can I lose Premium?',
    losing_a: 'Only if everything you’ve ever paid is refunded, by withdrawal or through your bank. Photos beyond the free ones are then kept but not shown.',
  },
  exact: {
    just: {
      message: 'Just this message',
      sticker: 'Just this sticker',
      photo: 'Just this photo',
      small_gift: 'Just this gift',
      middle_gift: 'Just this gift',
      large_gift: 'Just this gift',
    },
    /** {held} is a number of credits, {smallest} an amount of money. */
    why: 'It costs {cost, plural, one {# credit} other {# credits}}, and you have {held}. A single credit costs at most {percent}% more than in the smallest package, where it’s {smallest}.',
    nothing: 'You have enough for this: it costs {credits, plural, one {# credit} other {# credits}}. You don’t need to buy anything.',
    /** {money} is the lowest price. */
    least: 'From {money}',
  },
  withdrawing: {
    order: 'Your order',
    /** Wording required by law; the same as in refunds. */
    way_out: 'Withdraw from contract here',
  },
  closed: {
    all: 'Credit sales are paused for now. You keep your credits, and payments already under way still go through.',
    not_ready: 'This site doesn’t sell credits yet: the company that runs it hasn’t been entered. Everything free works already.',
    /** {methods} is a list of names. */
    methods: '{methods} {count, plural, one {isn’t} other {aren’t}} available for now.',
  },
  keep_card: {
    label: 'Save this card',
    hint: 'So you can order again with one tap, never automatically. The payment provider stores it; we only see the brand, last four digits and expiry month. You can remove it at any time.',
  },
  outlook: {
    instant: 'This usually takes less than a minute.',
    bank: 'Banks usually confirm within the hour, but sometimes not until the next working day.',
    debit: 'A direct debit takes a few working days. You’ll get your credits once the money has arrived.',
    debit_title: 'Your direct debit is arranged',
    debit_due: '{money} will be collected from your account on {day}. You don’t need to do anything. Your credits come once the money has arrived.',
    transfer: 'A transfer takes one or two working days, longer over a weekend. We’ll add your credits automatically as soon as it arrives.',
    transfer_title: 'Waiting for your transfer',
    transfer_page: 'Show transfer details',
    silent: 'The payment provider isn’t responding at the moment. If you’ve paid, nothing is lost: we’ll keep asking and add your credits as soon as it answers. Please don’t pay a second time.',
    offline: 'You’re offline. This is the last we know about your order. It goes ahead whether or not this page is open.',
    code_kept: 'Your code {code} still works for your next try, as long as it’s valid.',
    returns: 'Refunds and withdrawal',
    reasons: {
      declined: 'Your bank declined the payment. It doesn’t tell us why, but you can ask them.',
      insufficient_funds: 'There wasn’t enough money in the account or on the card.',
      card_expired: 'The card is no longer valid.',
      authentication_failed: 'The payment wasn’t confirmed with your bank.',
      limit_exceeded: 'The payment was over a limit set by your bank.',
    },
  },
} as const
