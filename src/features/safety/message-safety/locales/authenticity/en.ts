export const en = {
  ask: 'Is this a real person?',
  title: 'Is {name} a real person?',
  close: 'Close',
  loading: 'Loading',
  retry: 'Try again',
  fictional: {
    short: 'No.',
    who: '{name} is a fictional profile. The messages are written by staff of {site}, who read what you write.',
    who_machine:
      '{name} is a fictional profile. The messages are written by staff of {site}, partly with a machine, and staff read what you write.',
    meet: 'You can’t meet {name}, and {name} will never give you a phone number or ask you for money.',
  },
  sponsored: {
    short: 'No, this is an advertisement.',
    who: 'An advertiser pays for {name} to be shown here. This is no member of the site.',
    meet: 'What is offered there isn’t part of this site.',
  },
  member: {
    short: '{name} is a member, not a profile of ours. This is what we know:',
    email: 'The email address is confirmed.',
    email_not: 'The email address isn’t confirmed yet.',
    since: 'Member since {month}.',
    photos: 'The photos were checked and show {name}.',
    photos_not: 'We haven’t checked whether the photos show {name}.',
    beyond: 'We know no more than that. Take your time, and never send money to somebody you haven’t met.',
  },
  notice: {
    from: 'An honest answer from {site}:',
    text: '{name} is a fictional profile, written by our staff. {name} isn’t a real person, and you can’t meet.',
    own: 'The member asked whether this profile is real, and the site answered: it is fictional, written by staff, and can’t be met.',
  },
} as const
