export const en = {
  title: 'Notifications on this device',
  lead: 'A short notification when someone writes to you, likes you or likes you back, even when this site is closed.',
  on: 'Notify me on this device',
  on_hint: 'It shows who, never what they wrote. It stops when you log out here.',
  saved_on: 'Notifications are on for this device.',
  saved_off: 'Notifications are off for this device.',
  failed: 'Your browser couldn’t switch notifications on. Nothing was changed; try again in a moment.',
  incapable_title: 'This browser can’t show notifications',
  incapable: 'It doesn’t support them, or a private window is blocking them. Your messages are waiting for you here.',
  incapable_apple: 'On an iPhone or iPad, add this site to your home screen first: tap “Share”, then “Add to Home Screen”, and open it from there.',
  unoffered: 'This site doesn’t send notifications at the moment.',
  denied_title: 'Your browser is blocking notifications from this site',
  denied: 'We can’t ask you again, but you can allow them:',
  allow: {
    /** The words in quotation marks are the browser’s own menu labels in this language. */
    chrome: 'Click the icon to the left of the address, then “Site settings”, and set “Notifications” to “Allow”.',
    edge: 'Click the lock to the left of the address, then “Permissions for this site”, and set “Notifications” to “Allow”.',
    firefox: 'Click the crossed-out speech bubble to the left of the address and remove the block.',
    safari: 'In the menu “Safari”, open “Settings”, then “Websites” and “Notifications”, and set this site to “Allow”.',
    android: 'Tap the icon to the left of the address, then “Permissions” and “Notifications”, and allow them. If your phone blocks the whole browser, you can allow it in the phone’s settings.',
    ios: 'Open your device’s “Settings”, then “Notifications”, choose this site and allow them.',
    other: 'Open this site’s settings in your browser, usually next to the address, and allow notifications.',
  },
  example: 'What it looks like',
  example_quiet: 'In quiet mode, or with neutral emails',
  address_hint: 'Your browser adds this site’s address; we can’t hide it there.',
  step: {
    title: 'Shall we tell you when someone replies?',
    lead: 'Otherwise you’ll only find out here. You can change it at any time in your settings.',
    on: 'Turn notifications on',
    /** Leaves the step without turning notifications on. */
    go_on: 'Continue',
  },
  notice: {
    /** Title of a notification from a fictional profile: “Fictional profile: Isabel”. */
    labelled: '{label}: {name}',
    message: '{count, plural, one {New message} other {# new messages}}',
    like_title: '{count, plural, one {{name} likes you} other {# people like you}}',
    like_body: '{count, plural, one {Is it mutual?} other {See who they are.}}',
    match_title: 'It’s mutual: you and {name}',
    match_body: 'You both said yes. Who writes first?',
    /** For quiet mode: must not show that the site is about dating. */
    neutral_title: 'Something new',
    neutral_body: 'Open it to see more.',
  },
  refusals: {
    not_offered: 'This site doesn’t send notifications at the moment.',
    invalid_subscription: 'Your browser provided a notification address that can’t be used. Nothing was changed.',
    unknown_service: 'Your browser uses a notification service we don’t send to. Nothing was changed.',
  },
} as const
