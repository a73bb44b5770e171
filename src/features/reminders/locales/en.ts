/** What members are reminded of. */
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
} as const
