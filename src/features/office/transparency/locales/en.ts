export const en = {
  title: 'Honest figures',
  lead: 'What {site} tells everybody about itself. The figures come straight from the data, not from advertising.',
  about: 'about {count, number}',
  few: 'fewer than {count, number}',
  none: 'none',
  unknown: 'Too few to say',
  here: {
    title: 'Who is here',
    members: 'members',
    members_means: 'Real people with an active, confirmed account and a profile that is shown.',
    fictional: 'fictional profiles',
    fictional_means:
      'Profiles our staff invented and write. They wear a label everywhere, never begin anything, and can be hidden.',
    sponsored: 'ads',
    sponsored_means: 'Places someone pays for at this moment. They are never counted as members.',
  },
  writing: {
    title: 'Who writes and who answers',
    staff: 'messages written by staff',
    staff_means:
      'In the name of fictional profiles, in the last {days, plural, one {# day} other {# days}}, machines included. Each stands in a chat that wears the label.',
    median: 'until the first answer',
    median_means:
      'The middle value: half of those who were answered waited less. First messages between members in the last {days, plural, one {# day} other {# days}}, at most the latest 20,000.',
    answered: 'of first messages are answered',
    answered_means:
      'Of conversations one member began with another in the last {days, plural, one {# day} other {# days}}, without the latest two days.',
    too_few:
      'Fewer than 50 conversations between members were begun in the last {days, plural, one {# day} other {# days}}.',
    minutes: 'about {count, plural, one {# minute} other {# minutes}}',
    hours: 'about {count, plural, one {# hour} other {# hours}}',
    days: 'about {count, plural, one {# day} other {# days}}',
    percent: '{percent}%',
  },
  returned: {
    title: 'What was deleted and paid back',
    deletions: 'accounts deleted',
    deletions_means: 'By their owners, in the last {days, plural, one {# day} other {# days}}.',
    messages: 'messages paid back',
    messages_means:
      'Credits returned by themselves because nobody could read the message, in the last {days, plural, one {# day} other {# days}}.',
    orders: 'orders paid back',
    orders_means:
      'Wholly or in part, after a withdrawal, a dispute or a correction, in the last {days, plural, one {# day} other {# days}}.',
  },
  counted: 'Counted on {date} at {time}, anew every five minutes at most.',
  rounded: 'Numbers are rounded, and below ten we say no more than that, so that nobody can be found in them.',
} as const
