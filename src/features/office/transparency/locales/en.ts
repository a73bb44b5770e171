export const en = {
  title: 'Honest figures',
  lead: 'What {site} tells everyone about itself. The figures come straight from the data, not from marketing.',
  about: 'about {count, number}',
  /** {count} is 10. */
  few: 'fewer than {count, number}',
  /** Replaces a number. */
  none: 'none',
  unknown: 'Too few to say',
  here: {
    title: 'Who’s here',
    /** Lower case, because it follows a large number, like the labels of the other figures. */
    members: 'members',
    members_means: 'Real people with an active, confirmed account and a profile that is shown.',
    fictional: 'fictional profiles',
    fictional_means: 'Profiles our team made up and writes. They’re labelled everywhere, never make the first move, and can be hidden.',
    sponsored: 'ads',
    sponsored_means: 'Ads someone is currently paying for. They’re never counted as members.',
  },
  writing: {
    title: 'Who writes and who replies',
    staff: 'messages written by our team',
    staff_means: 'On behalf of fictional profiles in the last {days, plural, one {# day} other {# days}}, including AI. Each one is in a conversation that carries the label.',
    /** Follows a time, such as “about 3 hours”. */
    median: 'until the first reply',
    median_means: 'The median: half of those who got a reply waited less. First messages between members in the last {days, plural, one {# day} other {# days}}, up to the latest {most, number}.',
    /** Follows a percentage. */
    answered: 'of first messages get a reply',
    answered_means: 'Of conversations one member started with another in the last {days, plural, one {# day} other {# days}}, leaving out the last {grace, plural, one {day} other {# days}}.',
    too_few: 'Fewer than {least, plural, one {# conversation between members was} other {# conversations between members were}} started in the last {days, plural, one {# day} other {# days}}.',
    minutes: 'about {count, plural, one {# minute} other {# minutes}}',
    hours: 'about {count, plural, one {# hour} other {# hours}}',
    days: 'about {count, plural, one {# day} other {# days}}',
    percent: '{percent}%',
  },
  returned: {
    title: 'Deletions and refunds',
    deletions: 'accounts deleted',
    deletions_means: 'By their owners, in the last {days, plural, one {# day} other {# days}}.',
    messages: 'messages refunded',
    messages_means: 'Credits returned automatically because no one could read the message, in the last {days, plural, one {# day} other {# days}}.',
    orders: 'orders refunded',
    orders_means: 'In full or in part, after a withdrawal, a dispute or a correction, in the last {days, plural, one {# day} other {# days}}.',
  },
  counted: 'Counted on {date} at {time}. Updated every {minutes, plural, one {minute} other {# minutes}} at most.',
  rounded: 'Figures are rounded, and we don’t give exact figures below ten, so that no one can be identified.',
} as const
