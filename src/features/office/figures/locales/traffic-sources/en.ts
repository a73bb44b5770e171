export const en = {
  title: 'Traffic sources',
  lead: 'Members who signed up in {month}, the last month whose figures are final, by the campaign they came from. Counts below ten are hidden, and so is everything they could be calculated from.',
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
} as const
