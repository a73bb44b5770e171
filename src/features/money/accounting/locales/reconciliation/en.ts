export const en = {
  common: {
    not_loaded: 'This couldn’t be loaded',
    loading: 'Loading',
    offline: 'You’re offline. You need a connection for this.',
    /** A purchase; link to it. */
    order: 'Order',
  },
  webhooks: {
    title: 'Webhooks',
    lead: 'What payment providers told us, each event once. A webhook is only a hint: the result is what the provider said when we asked.',
    gateway: 'Provider',
    state: 'State',
    /** Filter: webhooks in any state. */
    any: 'All',
    event: 'Event',
    ref: 'Payment',
    /** Column: when a webhook arrived. */
    received: 'Received',
    /** Column: how often the provider was queried. */
    tries: 'Times asked',
    /** Column: the result of a query or a comparison. */
    came: 'Result',
    act: 'Ask again',
    act_all: 'Ask again about all',
    older: 'Older webhooks',
    empty: 'No webhooks',
    empty_text: 'None stored with this status. Webhooks are kept for {days, plural, one {# day} other {# days}}; those without an effect, for {ineffective, number}.',
    states: {
      /** State of a webhook. */
      done: 'Done',
      /** State of a webhook. */
      waiting: 'Waiting',
      failed: 'Failed',
      unknown: 'Unknown payment',
    },
    outcomes: {
      /** The status of an order changed. */
      applied: 'The order moved on',
      unchanged: 'Already known',
      quarantined: 'Doesn’t match any of our payments',
      mismatch: 'Amount differs from the price',
      silent: 'The provider didn’t answer',
      gone: 'No longer stored',
      waiting: 'No answer yet',
    },
    /** {helped} is a number of webhooks. */
    done_all: '{asked, plural, =0 {There was nothing to ask about.} one {Asked about one webhook; {helped} led to an order.} other {Asked about # webhooks; {helped} led to an order.}}',
  },
  match: {
    title: 'Reconciliation',
    lead: 'Every night, orders, providers, credits and books are compared. Differences are listed here until they’re resolved or someone explains them.',
    start: 'Compare now',
    started: 'The comparison will start within a minute.',
    under_way: 'A comparison is running.',
    overdue: '{count, plural, one {One difference has} other {# differences have}} been open for more than a day.',
    open: 'Open differences',
    none: 'Everything matches',
    none_text: 'There are no open differences.',
    never: 'Nothing compared yet',
    never_text: 'The first comparison runs tonight, or when someone starts one.',
    more: '{count, plural, one {One more is} other {# more are}} open; you’ll see them once these are resolved.',
    /** Heading above the resolved differences. */
    ended: 'Resolved',
    runs: 'Comparisons',
    /** Column: our records. */
    ours: 'Here',
    /** Column: the provider’s records. */
    theirs: 'There',
    first: 'Seen since {date}, {time}',
    late: 'Longer than a day',
    /** Button: opens the form for a note on a difference. */
    explain: 'Explain',
    note: 'Why this isn’t an error',
    note_hint: 'Stored with the difference for good.',
    save: 'Close the difference',
    explained: 'The difference has been closed.',
    by_match: 'Resolved in a later comparison',
    by: 'Explained by {name}',
    credits: '{credits, plural, one {# credit} other {# credits}}',
    when: 'When',
    /** Column: the person who started or resolved something. */
    who: 'Who',
    nightly: 'Every night',
    orders: 'Orders',
    /** Column: payments in the providers’ lists. */
    listed: 'Listed by providers',
    unanswered: 'Without an answer',
    /** {names} are payment providers. */
    unlisted: 'couldn’t list: {names}',
    /** Column: differences found by this comparison. */
    found: 'New',
    resolved: 'Resolved',
    /** State of a comparison. */
    going: 'running',
    kinds: {
      missing_at_psp: 'Unknown to the provider',
      missing_here: 'Unknown here',
      amount_diff: 'Different amount',
      status_diff: 'Different status',
      grant_diff: 'Different credits',
      money_diff: 'Booked differently',
    },
    aspects: {
      payment: 'The payment',
      order: 'Order and its payments',
      refunds: 'Refunds at the provider',
      disputes: 'Disputes at the provider',
      grant: 'Credits given',
      left: 'Credits left although the money was refunded',
      sale: 'The sale in the books',
      sale_refunds: 'Refunds in the books',
      sale_disputes: 'Disputes in the books',
    },
    states: {
      /** In a column of states, lower case. */
      missing: 'nothing',
      /** State of an order, in a list such as “paid, €10, 60 credits”. */
      open: 'open',
      action_required: 'waiting for the payer',
      processing: 'at the bank',
      created: 'waiting for payment',
      pending: 'waiting for the bank',
      /** State of an order, in a list such as “paid, €10, 60 credits”. */
      failed: 'failed',
      /** State of an order, in a list such as “paid, €10, 60 credits”. */
      cancelled: 'cancelled',
      expired: 'not paid',
      /** State of a payment, in a list such as “paid, €10, 60 credits”. */
      paid: 'paid',
      /** State of an order, in a list such as “paid, €10, 60 credits”. */
      completed: 'completed',
    },
  },
  ledger: {
    title: 'Ledger health',
    lead: 'Whether the credit and money ledgers and the invoices are intact, what hasn’t cleared, and the totals.',
    check: 'Check now',
    checked: 'The ledgers were checked.',
    whole: 'No violations.',
    broken: '{count, plural, one {One violation} other {# violations}}.',
    read: '{rows, plural, one {# row} other {# rows}} read on {date}, {time}, in {ms} ms.',
    never: 'Not checked yet. The first check runs tonight.',
    rule: 'Rule',
    /** Column: what a rule or an account is about. */
    about: 'About',
    /** Column: the credit ledger or the money ledger. */
    which: 'Ledger',
    seals: 'Seals',
    seals_text: 'Each night all wallets that changed are sealed, each seal chained to the last. The check reads every chain again.',
    seal_missed: 'The daily seal was missed: the last one is more than a day old although credits have moved since. Look in the log for “credits.seal”.',
    no_seals: 'There are no seals yet.',
    /** Column: the number of a seal. */
    number: 'Number',
    wallets: 'Wallets',
    hash: 'Hash',
    credits: 'Credits',
    totals: {
      /** Label: credits that were bought. */
      bought: 'Bought',
      /** Label: credits given for free. */
      given: 'Given',
      /** Number of credits that members used. */
      spent: 'Spent',
      in_escrow: 'In escrow, until a review is decided',
      /** Credits removed after a refund. */
      taken_back: 'Removed after a refund',
      /** Label: credits that expired. */
      expired: 'Expired',
      held: 'Held by members',
    },
    accounts: 'Money',
    account: 'Account',
    balance: 'Balance',
    waits: 'Hasn’t cleared since',
    days: '{days, plural, one {# working day} other {# working days}}',
    no_accounts: 'Nothing has been booked yet.',
    overdue: 'Money has been waiting at a provider for more than {days, plural, one {# working day} other {# working days}}.',
    sum: 'Per currency',
    codes: {
      psp_clearing: 'At the provider',
      /** Paid for but not spent yet. */
      deferred: 'Owed as a service',
      vat: 'Tax',
      /** An account of the ledger: revenue earned. */
      revenue: 'Earned',
      /** Banks claim it back and haven’t decided. */
      receivable: 'Claimed by banks',
      chargeback_loss: 'Lost to banks',
      by_hand: 'Refunded manually',
      fees: 'Fees',
      /** Name of an account in the books, like the others. */
      bank: 'Paid out to the bank',
      unmatched: 'No matching payment',
    },
    ledgers: {
      credits: 'Credits',
      money: 'Money',
      invoices: 'Invoices',
    },
  },
  refusals: {
    already_running: 'A comparison is queued or running. The result will appear here.',
    note_required: 'Please say why this isn’t an error.',
    already_resolved: 'This difference has already been resolved.',
  },
} as const
