export const en = {
  methods: { creditcard: 'Card', sct: 'Bank transfer', sdd: 'SEPA direct debit' },
  office: {
    title: 'Paused sales',
    lead: 'What isn’t on sale for now, and the reason on record. Members are told before they press a button; they don’t see the reason.',
    close: 'Pause sales',
    close_now: 'Pause now',
    /** On the button while saving. */
    closing: 'Pausing',
    /** Label: what to stop selling. */
    what: 'What',
    site: 'Site',
    everywhere: 'Every site',
    reason: 'Reason',
    reason_hint: 'For your colleagues. Members don’t see it.',
    meaning: 'From now on no one can order this way. Payments already under way still go through, and their credits are added.',
    none: 'Nothing is paused',
    none_text: 'Everything on offer can be bought.',
    /** Heading above sales that were paused before. */
    past: 'Resumed',
    /** Column: when the sale was paused. */
    closed: 'Paused',
    /** Label before a date. */
    opened: 'Resumed',
    /** {by} is the name of a staff member. */
    since: 'Since {date}, {time} · {by}',
    /** Button: sells again. */
    open: 'Resume',
    /** After a sale was paused. */
    done_closed: 'Paused.',
    /** After a sale was resumed. */
    done_opened: 'Resumed.',
    not_loaded: 'The paused sales couldn’t be loaded',
    kinds: { all: 'All purchases', gateway: 'A provider', method: 'A payment method' },
    targets: { gateway: 'Provider {name}', method: 'Payment method: {name}' },
  },
  /** A site whose company is incomplete. */
  not_ready: {
    title: '{site} can’t sell yet.',
    text: 'These details are printed on every invoice. The person who runs the server sets them there:',
    /** Under “Nothing is paused”, while a site can’t sell yet. */
    none_text: 'Nothing else is in the way of sales.',
    fields: {
      name: 'The company’s name',
      address: 'Its address: street, number and postcode',
      city: 'Its city',
      country: 'Its country, as two letters such as DE',
      kvk: 'Its number in the company register',
      vat_numbers: 'Its VAT numbers; not needed if the setting “vat” is “none”',
    },
  },
  refusals: {
    unknown_site: 'There’s no such site. Please choose one from the list.',
    unknown_name: 'There’s no such provider or payment method. Please choose one from the list.',
    reason_required: 'Please give a reason. The person who resumes it will want to know.',
    already_stopped: 'This is already paused.',
  },
} as const
