export const en = {
  meter: {
    /** {spent} and {limit} are amounts of money. */
    month: '{spent} of {limit} ordered this month',
    month_open: '{spent} ordered this month',
    week: '{spent} of {limit} this week',
    day: '{spent} of {limit} today',
    /** When the amount ordered starts at zero again. */
    anew: 'Resets on {date}.',
    link: 'Limits and breaks',
  },
  note: {
    paused: 'You’re on a break until {date}, {time}, as you asked. Until then you can’t buy credits or send anything that costs them. Everything free still works.',
    excluded: 'You’ve excluded yourself until {date}, {time}. Until then you can’t buy credits or send anything that costs them. Everything free still works.',
  },
  stop: {
    reached: 'This would take you over your limit of {limit} {span, select, day {a day} week {a week} other {a month}}. You can order it from {date}, {time}.',
    too_dear: 'This is more than your limit of {limit} {span, select, day {a day} week {a week} other {a month}}. A smaller package may fit.',
  },
  own: {
    title: 'Your limits',
    lead: 'How much you can spend on credits. A lower limit applies right away, a higher one after {hours, plural, one {# hour} other {# hours}}, so you can sleep on it.',
    counted: 'Every order counts unless it failed. Days end at midnight, weeks on Sunday and months on their last day, in this site’s time zone. Orders in another currency count at this site’s list prices.',
    /** Limit for each day. */
    a_day: 'Each day',
    a_week: 'Each week',
    a_month: 'Each month',
    /** {spent} is an amount of money. */
    none: '{spent} so far, no limit',
    held: '{spent} of {limit} so far',
    of_site: 'This site’s default limit is {limit} a month, until you set your own.',
    field: 'Maximum in {currency}',
    save: 'Save',
    saving: 'Saving',
    remove: 'Remove my limit',
    /** A change that takes effect later; {limit} is an amount. */
    waits: 'From {date}, {time}: {limit}.',
    waits_none: 'From {date}, {time}: no limit of your own.',
    /** Button: drops the change that hasn’t taken effect. */
    call_off: 'Cancel this change',
    called_off: 'Cancelled. Your limit stays as it is.',
    saved: 'Saved. It applies from now on.',
    raised: 'Saved. It applies from {date}, {time}; you can cancel it until then.',
    wrong: 'Please enter an amount such as 50 or 49.90.',
    /** {cap} is an amount of money. */
    ask_title: 'More than {cap} a month?',
    ask_text: 'So that no one spends more than they mean to, the limit here is {cap} a month unless you ask for more. You’ve asked for {limit}. It would apply in {hours, plural, one {# hour} other {# hours}}, and you can cancel it or go lower whenever you like.',
    ask_yes: 'Yes, {limit}',
    /** Button; the limit stays as it is. */
    ask_no: 'Keep my limit',
  },
  pause: {
    title: 'Take a break',
    lead: 'For a while you won’t be able to buy credits or send anything that costs them. Reading, searching, likes and free messages still work. You can make a break longer, but never shorter.',
    now: 'Your break lasts until {date}, {time}.',
    legend: 'How long?',
    day: '{hours, plural, one {# hour} other {# hours}}',
    week: '{days, plural, one {# day} other {# days}}',
    month: '{days, plural, one {# day} other {# days}}',
    /** Button; at most 24 letters. */
    submit: 'Start my break',
    longer: 'Extend my break',
    beginning: 'Saving',
    begun: 'Your break lasts until {date}, {time}.',
    lasts: 'Your break already lasts longer than that.',
    choose: 'Choose how long first.',
  },
  exclusion: {
    /** A break of at least six months that can’t be ended early. */
    title: 'Exclude yourself',
    lead: 'For when a break isn’t enough. It lasts at least {months, plural, one {# month} other {# months}}, and no one can end it early: not you, and not our support team.',
    now: 'You’ve excluded yourself until {date}, {time}. It ends automatically.',
    legend: 'How long?',
    months: '{count, plural, one {# month} other {# months}}',
    submit: 'Exclude myself',
    longer: 'Exclude myself longer',
    ask_title: 'Exclude yourself for {count, plural, one {# month} other {# months}}?',
    ask_text: 'This takes effect right away and can’t be undone before it ends:',
    buying: 'You can’t buy credits.',
    paid: 'You can’t send messages, photos or gifts that cost credits.',
    letters: 'You won’t get any promotional emails.',
    stays: 'Everything free stays: your profile, searching, likes, reading and free messages. Your credits stay in your account.',
    deletion: 'You can delete your account at any time.',
    tick: 'I’ve read this and want to go ahead',
    tick_first: 'Please tick the box first.',
    no: 'Not now',
    /** Button; can’t be undone. */
    yes: 'Exclude myself',
    saving: 'Saving',
    done: 'You’ve excluded yourself until {date}, {time}.',
  },
  letter: {
    title: 'Monthly summary by email',
    lead: 'After a month in which you ordered something, we’ll email you the total. Nothing else.',
    on: 'Email me this summary',
    saved: 'Saved.',
  },
  mail: {
    subject: 'Your month in figures',
    preview: 'What you ordered in {month}.',
    /** {month} is a month and a year. */
    heading: '{month}',
    text: 'You ordered credits for {amount} on {site} that month, in {orders, plural, one {# order} other {# orders}}. Failed orders aren’t counted.',
    /** The space before the closing brace separates the sentences. */
    limit: '{limited, select, yes {Your limit is {limit} a month. } other {You have no monthly limit. }}If this was more than you meant to spend, set a lower limit or take a break. Both apply right away.',
    button: 'Limits and breaks',
    footer: 'You’re receiving this email after a month in which you ordered something. You can turn it off on the same page.',
  },
  refusals: {
    confirm_raise: 'This is more than this site’s own limit. Please confirm that you want it.',
    confirm_exclusion: 'Please tick the box first: an exclusion can’t be undone.',
  },
} as const
