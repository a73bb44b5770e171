export const en = {
  notice: {
    title: 'A word from us',
    /** To a member who may not be well: calm, warm and without blame. */
    text: '{name} is a fictional profile. Our team writes the messages, {name} isn’t a real person, and you can’t meet. We have the impression that this means a lot to you, or that things are hard at the moment. So we’re pausing here for a while: there’s nothing to pay and nothing to decide. If something is weighing on you, please talk to someone who is really there: a friend, your doctor or a helpline.',
    /** {host} is the address of a site with helplines. */
    help: 'Find a helpline in your country on {host} (opens a new tab)',
  },
  closed: {
    /** A break from fictional profiles, not with them. */
    paused: 'You’re on a break from fictional profiles until {date}, {time}. You won’t be charged for writing to them before then, and nothing was charged now. You can still read, and you can write to members.',
    enough: 'That’s the limit for today: no one is charged for more than {most, plural, one {# message} other {# messages}} a day to fictional profiles. Nothing was charged. You can write to them again after midnight, and to members at any time.',
  },
  office: {
    title: 'Wellbeing',
    lead: 'Members we’ve asked to pause because they may think a fictional profile is real, or may not be well. Until the pause ends they aren’t charged for writing to fictional profiles. You see the reason, never their messages or what they spend.',
    not_loaded: 'The pauses couldn’t be loaded',
    empty: 'No pauses at the moment',
    empty_text: 'Pauses start automatically or from the chat desk, and appear here.',
    who: '{member}, writing to {profile}',
    when: 'From {from} to {until}',
    instant: '{date}, {time}',
    /** State of a pause no staff member has looked at. */
    open: 'Not reviewed yet',
    reasons: 'Reasons',
    reason: {
      distress: 'Signs of distress',
      attached: 'Speaks of love, meeting or moving in',
      spending: 'Spending much more than usual',
      night: 'Often in the small hours',
      agent: 'Requested at the chat desk',
    },
    /** State of a pause. */
    over: 'Over',
    /** Button: opens the form for a decision. */
    look: 'Review',
    /** Button: replaces an earlier decision. */
    again: 'Change decision',
    decide: 'Decision',
    act: { keep: 'Keep the pause', end: 'End it now', extend: 'Extend' },
    longer: 'Extend by',
    hours: '{count, plural, one {# hour} other {# hours}}',
    note: 'Note',
    note_hint: 'Why you decided this. The member sees it only if they ask for their data.',
    done: { keep: 'Left as it is', end: 'Ended', extend: 'Extended' },
    save: 'Save the decision',
    saving: 'Saving',
  },
  refusals: {
    note_empty: 'Please add a short reason.',
    hours_missing: 'Enter the number of hours.',
  },
} as const
