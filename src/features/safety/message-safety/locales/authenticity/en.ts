export const en = {
  /** In the menu of a conversation; free. */
  ask: 'Is this a real person?',
  title: 'Is {name} a real person?',
  close: 'Close',
  loading: 'Loading',
  retry: 'Try again',
  fictional: {
    /** Answers “Is {name} a real person?”. */
    short: 'No.',
    who: '{name} is a fictional profile. The team at {site} writes the messages and reads what you write.',
    who_machine: '{name} is a fictional profile. The team at {site} writes the messages, partly with AI, and reads what you write.',
    /** A promise that must not be weakened. */
    meet: 'You can’t meet {name}, and {name} will never give you a phone number or ask you for money.',
  },
  sponsored: {
    short: 'No, this is an ad.',
    who: 'An advertiser pays for {name} to be shown here. {name} isn’t a member of the site.',
    meet: 'What’s offered there isn’t part of this site.',
  },
  member: {
    short: '{name} is a member, not one of our own profiles. Here’s what we know:',
    email: 'The email address is confirmed.',
    email_not: 'The email address isn’t confirmed yet.',
    since: 'Member since {month}.',
    photos: 'The photos were checked and show {name}.',
    photos_not: 'We haven’t checked whether the photos show {name}.',
    beyond: 'That’s all we know. Take your time, and never send money to someone you haven’t met.',
  },
  notice: {
    /** Above the answer in a conversation; ends with a colon. */
    from: 'An honest answer from {site}:',
    text: '{name} is a fictional profile, written by our team. {name} isn’t a real person, and you can’t meet.',
    /** For the staff member who writes as the profile. */
    own: 'The member asked whether this profile is real, and the site answered: it’s fictional, written by our team, and meeting isn’t possible.',
  },
} as const
