export const en = {
  title: 'Traffic sources',
  lead: 'Members who signed up in the last {days, plural, one {# day} other {# days}}, by the campaign they came from. Counts below ten aren’t shown, because they could say something about a person.',
  failed: 'The traffic sources couldn’t be loaded.',
  empty: 'No one has signed up in this period.',
  /** Heading of a column: a campaign. */
  source: 'Source',
  /** Headings of columns with numbers of members. */
  signed_up: 'Signed up',
  confirmed: 'Confirmed',
  purchased: 'First purchase',
  none: 'No source',
  others: 'Sources with fewer than ten members each',
  /** In the place of a number. */
  few: 'fewer than {least}',
} as const
