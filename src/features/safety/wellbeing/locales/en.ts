export const en = {
  notice: {
    title: 'A word from us',
    text: '{name} is a fictional profile. Staff write the messages, nobody by that name exists, and you can’t meet. We have the feeling that this means a lot to you, or that things are hard just now. So we are taking a break here for a while: nothing you could pay for, nothing to decide. If something weighs on you, please talk to somebody who is really there, a friend, your doctor or a helpline.',
    help: 'Find a helpline in your country on {host} (opens a new tab)',
  },
  closed: {
    paused:
      'We’re taking a break with fictional profiles until {date}, {time}. You can’t be charged for writing to them before that, and nothing was charged now. You can go on reading, and writing to members.',
    enough:
      'That is enough for today: nobody is charged for more than {most, plural, one {# message} other {# messages}} a day to fictional profiles. Nothing was charged. From midnight on you can write again, and to members at any time.',
  },
  office: {
    title: 'Care',
    lead: 'Members who were asked to pause because they may take a fictional profile for somebody, or may not be well. They are charged nothing for writing to fictional profiles meanwhile. You see why, never their words or their spending.',
    not_loaded: 'The pauses did not load',
    empty: 'Nobody is in a pause',
    empty_text: 'Pauses begin by themselves or from the desk, and appear here.',
    who: '{member}, writing to {profile}',
    when: 'From {from} to {until}',
    instant: '{date}, {time}',
    open: 'Not looked at yet',
    reasons: 'Why',
    reason: {
      distress: 'Signs of distress',
      attached: 'Speaks of love, meeting or moving in',
      spending: 'Spending much more than usual',
      night: 'Often in the small hours',
      agent: 'Asked for at the desk',
    },
    over: 'Over',
    look: 'Look at it',
    again: 'Decide again',
    decide: 'Decision',
    act: { keep: 'Keep it', end: 'End it now', extend: 'Make it longer' },
    longer: 'Longer by',
    hours: '{count, plural, one {# hour} other {# hours}}',
    note: 'Note',
    note_hint: 'Why you decide so. The member never sees it, unless they ask for their file.',
    done: { keep: 'Kept as it is', end: 'Ended', extend: 'Made longer' },
    save: 'Save the decision',
    saving: 'Saving',
  },
  refusals: {
    note_empty: 'Leave a few words on why.',
    hours_missing: 'Say by how many hours.',
  },
} as const
