export const en = {
  title: 'Conversations that ended',
  lead: 'When one of you blocks the other or deletes their account, neither of you can see the conversation any more. For {days, number} days you can still report what you were sent. Only our team sees it then.',
  empty: 'You have no conversations that ended in the last {days, number} days.',
  failed: 'The list couldn’t be loaded.',
  loading: 'Loading',
  retry: 'Try again',
  /** Replaces a name. */
  gone: 'Someone who left',
  /** After the name of the other person. */
  received: '{count, plural, one {# message to you} other {# messages to you}}, the conversation’s last message on {date}',
  /** The date is the last day. */
  until: 'can be reported until {date}',
  /** Button; opens the form. */
  report: 'Report',
  /** Read aloud only. */
  report_who: 'Report {name}',
  /** Link to this list. */
  link: 'Report someone you can’t see any more',
} as const
