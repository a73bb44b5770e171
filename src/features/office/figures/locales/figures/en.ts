export const en = {
  title: 'Figures',
  lead: 'What happened on a site, month by month. Figures of fewer than ten people are hidden, and so is everything they could be calculated from.',
  not_loaded: 'The figures couldn’t be loaded',
  empty: 'No figures yet',
  empty_text: 'No one has signed up on this site in this period.',
  site: 'Site',
  month: 'Month',
  /** Label of a list: by what the figures are broken down. */
  by: 'By',
  breakdowns: {
    source: 'Traffic source',
    country: 'Country',
    language: 'Language',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    site: 'Site',
  },
  /** Beside the filters, when broken down by source, country or language. */
  closed_only: 'Only months that are over, and no longer change, can be broken down this way.',
  total: 'Total',
  /** The last row: the sum of everything that is hidden or not listed. */
  others: 'Not shown above',
  /** Members who came without a campaign’s link. */
  no_source: 'No source',
  /** Campaigns that brought too few members to be named. */
  small_sources: 'Small sources',
  unknown: 'Unknown',
  /** In the place of a figure. */
  hidden: 'hidden',
  /** In the place of a figure that isn’t known yet. */
  not_over: 'not yet',
  /** Headings of tables. */
  sections: {
    funnel: 'Sign-ups and what followed',
    returned: 'Members who came back',
    money_query: 'Money',
    money: 'Money in {currency}',
    messages: 'Messages',
    replies: 'First messages and replies',
    safety: 'Reports',
  },
  /** Below the tables. */
  notes: {
    funnel: 'Members who signed up in the period, and what they had done by the end of the seventh day after. Activated means: address confirmed, a photo, and a first message. The share is of those who signed up.',
    returned: 'Of the members who signed up in the period: how many were active in the week after that many weeks. Shown once the week is over for all of them.',
    money: 'From the revenue ledger, by the day of the booking. The amounts agree with Revenue; different currencies are never added up.',
    messages: 'Messages sent by the site’s members, and messages written to them in the name of fictional profiles.',
    replies: 'Conversations by the day of their first message, and how soon the other side answered, within {days, plural, one {# day} other {# days}}.',
    safety: 'Reports about the site’s members, by the day they arrived, and decisions, by the day they were made.',
  },
  /** Headings of columns. */
  measures: {
    signed_up: 'Signed up',
    confirmed: 'Confirmed',
    with_photo: 'With a photo',
    wrote: 'First message',
    activated: 'Activated',
    paid: 'Bought credits',
    sent_to_members: 'To members',
    sent_to_fictional: 'To fictional profiles',
    sent_by_staff: 'In a fictional profile’s name',
    replied_members: 'Answered by members',
    replied_staff: 'Answered by our team',
    reports: 'Reports',
    decisions: 'Decisions',
    sales: 'Sales',
    sold: 'Sold with tax',
    sold_net: 'Sold, net of tax',
    refunded: 'Refunded',
    earned: 'Earned by spent credits',
  },
  /** Heading of a column: members who were active that long after they signed up. */
  returned: '{count, plural, one {After # week} other {After # weeks}}',
  /** Headings of columns after “Answered by members” and “Answered by our team”; a duration follows. */
  half: {
    members: 'Half of them within',
    staff: 'Half of these within',
  },
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
  download: 'Download as CSV',
  /** Heading; what follows are SQL queries. */
  queries: 'How these figures are counted',
  queries_text: 'A job counts each day with these queries, in the time zone {zone}. {days, plural, one {# day} other {# days}} later the day is closed and never counted again, so that no erased account changes it.',
  queries_failed: 'The queries couldn’t be loaded',
  counted: 'Last counted on {date}, {time}.',
  chart_title: 'Sign-ups',
  /** {name} is a day, week or month. */
  chart: 'Sign-ups: {name}, {value}',
  refusals: {
    unknown_site: 'There’s no such site. Please choose one from the list.',
  },
} as const
