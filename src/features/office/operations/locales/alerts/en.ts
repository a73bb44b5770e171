export const en = {
  /** Read aloud only: the list of banners on the overview. */
  title: 'Needs attention',
  emails: '{count, plural, one {# email has waited more than {minutes} minutes for the mail server.} other {# emails have waited more than {minutes} minutes for the mail server.}}',
  jobs: '{count, plural, one {# job is overdue or failed.} other {# jobs are overdue or failed.}}',
  events: '{count, plural, one {# event failed in every try.} other {# events failed in every try.}}',
  /** Links in the banners. */
  show: {
    emails: 'Show emails',
    jobs: 'Show jobs',
    events: 'Show failed events',
  },
} as const
