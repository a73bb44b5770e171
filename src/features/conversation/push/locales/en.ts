/** Notifications: what they say, and the switch of one browser. */
export const en = {
  title: 'Notifications on this device',
  lead: 'A word on your screen when someone writes to you, likes you or likes you back, even while this site is closed.',
  on: 'Notify me on this device',
  on_hint: 'It says who, never what they wrote. It ends when you log out here.',
  saved_on: 'Notifications are on for this device.',
  saved_off: 'Notifications are off for this device.',
  failed: 'Your browser couldn’t switch notifications on. Nothing was changed; try again in a moment.',
  incapable_title: 'This browser can’t show notifications',
  incapable:
    'It has no way to receive them, or a private window keeps it from doing so. Your messages wait for you here.',
  incapable_apple:
    'On an iPhone or iPad, put this site on your home screen first: tap “Share”, then “Add to Home Screen”, and open it from there.',
  unoffered: 'This site sends no notifications at the moment.',
  denied_title: 'Your browser blocks notifications from this site',
  denied: 'We can’t ask you again, but you can allow them:',
  allow: {
    chrome: 'Click the sign left of the address, then “Site settings”, and set “Notifications” to “Allow”.',
    edge: 'Click the lock left of the address, then “Permissions for this site”, and set “Notifications” to “Allow”.',
    firefox: 'Click the crossed-out speech bubble left of the address and remove the block.',
    safari: 'In the menu “Safari”, open “Settings”, then “Websites” and “Notifications”, and set this site to “Allow”.',
    android:
      'Tap the sign left of the address, then “Permissions” and “Notifications”, and allow them. If your phone blocks the whole browser, its own settings let you allow it.',
    ios: 'Open your device’s “Settings”, then “Notifications”, choose this site and allow them.',
    other: 'Open this site’s settings in your browser, most often beside the address, and allow notifications.',
  },
  example: 'What it looks like',
  example_quiet: 'In quiet mode, or with neutral e-mails',
  address_hint: 'Your browser adds the address of this site; we can’t hide it there.',
  step: {
    title: 'Shall we tell you when someone answers?',
    lead: 'Without it you only find out here. You can change it at any time in your settings.',
    on: 'Turn notifications on',
    go_on: 'Continue',
  },
  notice: {
    labelled: '{label}: {name}',
    message: '{count, plural, one {New message} other {# new messages}}',
    like_title: '{count, plural, one {{name} likes you} other {# people like you}}',
    like_body: '{count, plural, one {Do you like each other?} other {See who they are.}}',
    match_title: 'It’s mutual: you and {name}',
    match_body: 'You both said yes. Who writes first?',
    neutral_title: 'Something new',
    neutral_body: 'Open it to see more.',
  },
  refusals: {
    not_offered: 'This site sends no notifications at the moment.',
    invalid_subscription: 'Your browser gave an address for notifications that can’t be used. Nothing was changed.',
    unknown_service: 'Your browser uses a notification service we don’t send to. Nothing was changed.',
  },
} as const
