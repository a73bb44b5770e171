export const en = {
  label: 'Reminder',
  close: 'Close this reminder',
  later: 'Not now',
  activate: {
    title: 'Confirm your e-mail address',
    text: 'Until then you can’t be found, and those you write to can’t answer. The link is in your inbox.',
    action: 'Confirm address',
  },
  photo: {
    title: 'Add a photo, so people can see who’s asking',
    text: 'Your face or your Sunday: whatever you like to show.',
    action: 'Add photo',
  },
  disabled: {
    title: 'Notifications by e-mail are switched off',
    action: 'Settings',
    reasons: {
      fbl: 'One of our e-mails was reported as spam.',
      bounce: 'Our e-mails to your address came back.',
      listunsubscribe: 'You unsubscribed in your mail app.',
    },
  },
  bonus: {
    label: 'Offer',
    close: 'Close',
    action: 'See packages',
    left: '{hours} h {minutes} min left',
    banner_honest: '<b>{percentage}% off your first credits</b> until {time}',
    banner_literal: 'Act fast: <b>{percentage}% off your first credits</b>, only 4 hours, until {time}',
    title_honest: '{percentage}% off your first credits, until {time}',
    title_literal: 'Act fast: {percentage}% off your first credits',
    text_honest:
      'Your credits are used up. If you want more, a quarter comes off your first order until {time}. After that the price without the discount holds, and you can buy whenever you like.',
    text_literal: 'Your offer holds for 4 hours from your sign-up, until {time}.',
  },
  push: {
    title: 'Hear of it when someone answers',
    text: 'A word on this device when someone writes or likes you. You choose.',
    action: 'Notifications',
  },
} as const
