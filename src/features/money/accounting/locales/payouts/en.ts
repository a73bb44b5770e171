export const en = {
  title: 'Payouts',
  lead: 'What payment providers paid out to the bank, day by day, as they report it and as we’ve booked it.',
  not_loaded: 'The payouts couldn’t be loaded',
  month: 'Month',
  none: 'Nothing was paid out in {month}',
  none_text: 'Each morning we ask providers about the days before.',
  day: 'Day',
  provider: 'Provider',
  state: 'State',
  orders: 'Orders',
  payments_minor: 'Payments',
  refunds_minor: 'Refunds',
  chargebacks_minor: 'Chargebacks',
  fees_minor: 'Fees',
  other_minor: 'Other',
  paid_out_minor: 'Paid out',
  difference_minor: 'Difference',
  /** State of a day whose amounts agree. */
  adds_up: 'Adds up',
  /** State of a day the provider hasn’t completed. */
  open: 'Open',
  faults: {
    difference: 'Doesn’t add up',
    unbooked: 'Not fully booked',
    unknown: 'Unknown payment',
  },
  /** {day} is the last day reported. */
  asked: '{provider} has reported up to {day}; last checked on {date}, {time}.',
  late: '{count, plural, one {The money of # order hasn’t arrived} other {The money of # orders hasn’t arrived}}',
  late_text: 'Paid more than {days, plural, one {# working day} other {# working days}} ago, but not in any payout the provider has reported. Please check there.',
  download: 'Download {month} (CSV)',
  note: 'Payments minus refunds, chargebacks and fees should equal the payout. Anything else in a day’s lines is shown as the difference, which should be zero. Days follow the provider’s own time zone.',
}
