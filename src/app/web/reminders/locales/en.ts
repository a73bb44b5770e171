export const en = {
  /** Read aloud only. */
  label: 'Reminder',
  close: 'Close this reminder',
  later: 'Not now',
  activate: {
    title: 'Confirm your email address',
    text: 'Until then no one can find you, and people you write to can’t reply. The link is in your inbox.',
    action: 'Confirm address',
  },
  photo: {
    title: 'Add a photo, so people can see who’s asking',
    text: 'Your face, or how you spend a Sunday: whatever you like to show.',
    action: 'Add photo',
  },
  disabled: {
    title: 'Email notifications are off',
    action: 'Settings',
    reasons: {
      /** Reported by the reader’s email provider. */
      fbl: 'One of our emails was reported as spam.',
      bounce: 'Our emails to your address bounced.',
      listunsubscribe: 'You unsubscribed in your mail app.',
    },
  },
  bonus: {
    label: 'Offer',
    close: 'Close',
    action: 'See packages',
    /** Time left; abbreviations for hours and minutes. */
    left: '{hours} h {minutes} min left',
    banner_honest: '<b>{percentage}% off your first credits</b> until {time}',
    /** Only where a site has chosen this wording. */
    banner_literal: 'Act fast: <b>{percentage}% off your first credits</b>, only {hours, plural, one {# hour} other {# hours}}, until {time}',
    title_honest: '{percentage}% off your first credits, until {time}',
    title_literal: 'Act fast: {percentage}% off your first credits',
    text_honest: 'Your credits are used up. If you’d like more, the discount applies to your first order until {time}. After that the price without the discount applies, and you can buy whenever you like.',
    text_literal: 'Your offer is valid for {hours, plural, one {# hour} other {# hours}} from sign-up, until {time}.',
  },
  push: {
    title: 'Find out when someone replies',
    text: 'A notification on this device when someone writes to you or likes you. It’s up to you.',
    action: 'Notifications',
  },
  install: {
    title: 'Install the app',
    text: 'Read your latest conversations offline and open this site from your home screen. No app store needed.',
    action: 'How it works',
  },
} as const
