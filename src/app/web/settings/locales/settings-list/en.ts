export const en = {
  groups: {
    you: 'Account',
    notifications: 'Notifications',
    privacy: 'Privacy',
    money: 'Money',
    /** Group of settings: support, logging out, deleting the account. */
    leaving: 'Help and leaving',
  },
  /** The current state of a setting, in the list. */
  states: {
    /** {digits} are the last three digits of a phone number. */
    phone: 'Ends in {digits}',
    /** State of a phone number or a city. */
    not_added: 'Not added',
    /** State of the photo verification. */
    verified: 'Verified',
    not_verified: 'Not verified',
    waiting: 'Being reviewed',
    devices: '{count, plural, one {# device} other {# devices}}',
    /** How often emails are sent. */
    at_once: 'Emails at once',
    daily: 'Emails once a day',
    weekly: 'Emails once a week',
    /** Emails are held back, for example because they were returned. */
    paused: 'Emails paused',
    /** Others can find the member. */
    visible: 'Visible',
    invisible: 'Invisible',
    /** State of a switch. */
    on: 'On',
    off: 'Off',
    people: '{count, plural, =0 {No one} one {# person} other {# people}}',
    words: '{count, plural, =0 {None} one {# word} other {# words}}',
    credits: '{count, plural, one {# credit} other {# credits}}',
    cards: '{count, plural, =0 {No card saved} one {# card} other {# cards}}',
    mandates: '{count, plural, =0 {None} one {# mandate} other {# mandates}}',
    /** No spending limit. */
    no_limit: 'No limit',
    /** {amount} is a spending limit, such as €50.00. */
    limit_day: '{amount} a day',
    limit_week: '{amount} a week',
    limit_month: '{amount} a month',
    /** The member is in a break from spending. */
    break: 'On a break',
  },
  kinds: {
    /** Read aloud only: what an email or notification is about. */
    about: 'About',
    email: 'Email',
    /** Column: a notification on this device. */
    push: 'This device',
    /** Read aloud only. */
    email_only: 'Only by email',
    /** Heading: how often emails are sent. */
    when: 'When and how',
    /** Followed by a link named “Quiet mode”. */
    neutral: 'Emails that don’t show what this site is about:',
  },
  city: {
    title: 'Your city',
    shown: 'Everyone who can see your profile sees {city}, and nothing more precise.',
    none: 'You haven’t chosen a city, so no one sees one.',
    change: 'Change where you live',
  },
  others: {
    /** Heading: fictional profiles, and being shown on other sites. */
    title: 'Whom you see, and where you’re shown',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Some of what you changed here isn’t saved yet.',
    /** Button: leaves the page without saving. */
    go: 'Leave',
    /** Button: stays on the page. */
    stay: 'Stay',
  },
  display: {
    theme_lead: 'Only in this browser.',
  },
  blocked_lead: 'Members you block can’t see you anywhere, and you won’t see them. They can’t write to you.',
} as const
