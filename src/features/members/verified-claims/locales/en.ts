export const en = {
  wording: {
    /** {gain} is a percentage. Must not claim more than the figures show. */
    match_chance: '{gain} higher chance of a match with Premium, according to our own figures',
    most_chosen: 'Most chosen',
    /** {was} is a struck-through price. */
    normal_price: 'Previous price: {was}',
  },
  short: {
    /** {off} is a percentage. */
    normal_price: '−{off}',
  },
  how: {
    label: 'How we know this',
    match_chance:
      'Members who had Premium for the whole period, compared with free members of the same gender, age group and number of likes given. We count who got at least one match. Fictional and sponsored profiles are left out. The groups are combined using the Mantel–Haenszel method; the figure is shown only with at least {least} members and when the difference is above zero with 95% confidence.',
    most_chosen: 'The package that was ordered and paid for most often in this period. Shown only with at least {least} paid orders, and when its lead over the next package is too clear to be chance.',
    normal_price: 'What this package cost immediately before the current price. Shown only if we actually charged that price for at least {least} days in a row, and for no more than {most, plural, one {# day} other {# days}} after we lowered it.',
    period: 'Period',
    /** Label: how many were counted. */
    sample: 'Sample',
    /** Label: the result of the computation. */
    value: 'Result',
    computed: 'Computed on',
    /** Label before a date: how long the claim may be shown. */
    valid: 'Valid until',
  },
  samples: {
    match_chance: '{count, plural, one {# member} other {# members}}',
    most_chosen: '{count, plural, one {# paid order} other {# paid orders}}',
    normal_price: '{count, plural, one {# day} other {# days}} at this price',
  },
  values: {
    /** {gain}, {low} and {high} are percentages. */
    match_chance: '{premium_matched} of Premium members and {free_matched} of free members got a match; among comparable members the chance is {gain} higher (95% confidence: {low} to {high})',
    /** {top} and {next} are percentages. */
    most_chosen: '{top} of all orders, the next package {next}',
    /** {was} and {now} are amounts of money. */
    normal_price: '{was} before, {now} now',
  },
  office: {
    title: 'Claims',
    lead: 'What the site may say about itself, and the evidence for it. A claim without proof is never shown.',
    claim: 'Claim',
    state: 'State',
    query: 'Query',
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
      /** Why a claim is shown or not. */
      proven: 'Shown',
      not_computed: 'Not computed yet',
      no_query: 'Computed with a different query',
      no_period: 'The period is too short',
      too_few: 'Too little data',
      not_so: 'The figures don’t support it',
      expired: 'Too old',
    },
    failed: 'The claims couldn’t be loaded',
  },
} as const
