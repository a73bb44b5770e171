export const en = {
  wording: {
    match_chance: '{gain} higher match chance with Premium, by our own figures',
    most_chosen: 'Most chosen',
    normal_price: 'Normal price before: {was}',
  },
  short: { normal_price: '−{off}' },
  how: {
    label: 'How we know this',
    match_chance:
      'Members who were Premium for the whole period, compared with free members of the same gender, age group and number of likes given. Counted is who got at least one match. Fictional and sponsored profiles are left out. The groups are weighed together (Mantel-Haenszel); shown only from {least} members on and when the true difference is above zero with 95% confidence.',
    most_chosen:
      'The package that was ordered and paid for most often in the period. Shown only from {least} paid orders on, and when its lead over the next package is too clear to be chance.',
    normal_price:
      'What this package cost right before the present price. Shown only if we really asked that price for at least {least} days without a break, and for 30 days after it was lowered at most.',
    period: 'Period',
    sample: 'Counted',
    value: 'Found',
    computed: 'Computed on',
    valid: 'Counts until',
  },
  samples: {
    match_chance: '{count, plural, one {# member} other {# members}}',
    most_chosen: '{count, plural, one {# paid order} other {# paid orders}}',
    normal_price: '{count, plural, one {# day} other {# days}} at this price',
  },
  values: {
    match_chance:
      '{premium_matched} of Premium members and {free_matched} of free members got a match; among those who are alike the chance is {gain} higher (95% confidence: {low} to {high})',
    most_chosen: '{top} of all orders, the next package {next}',
    normal_price: '{was} before, {now} now',
  },
  office: {
    title: 'Claims',
    lead: 'What the site may say of itself, and on what it rests. A claim that is not proven is shown to nobody.',
    claim: 'Claim',
    state: 'State',
    query: 'Statement',
    counted: 'Counted',
    computed: 'Computed',
    until: 'until {date}',
    never: 'never',
    least: 'at least {least}',
    names: {
      match_chance: 'Chance of a match with Premium',
      most_chosen: 'Package bought most',
      normal_price: 'Earlier price of a package',
    },
    verdicts: {
      proven: 'Shown',
      not_computed: 'Not computed yet',
      no_query: 'Computed by another statement',
      no_period: 'The period is too short',
      too_few: 'Too little data',
      not_so: 'The figures do not say so',
      expired: 'Too old',
    },
    failed: 'The claims can’t be loaded right now',
  },
} as const
