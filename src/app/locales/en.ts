export const en = {
  skip: 'Skip to the content',
  /** Read aloud only: the region with short messages. */
  toasts: 'Messages from the site',
  close: 'Close',
  loading: 'Loading',
  nav: {
    /** Read aloud only: the main navigation. */
    label: 'Main',
    /** Read aloud only: the bar at the bottom of a phone. */
    tabs: 'Sections',
    members: 'Members',
    /** Tab of the swipe game; at most 10 letters. */
    swipe: 'Swipe',
    likes: 'Likes',
    /** Tab: the section with all conversations; at most 10 letters. */
    messages: 'Messages',
    unread: '{count, plural, one {# unread message} other {# unread messages}}',
    log_in: 'Log in',
    sign_up: 'Create your profile',
    account: 'Your account',
    my_profile: 'My profile',
    settings: 'Settings',
    orders: 'Orders and credits',
    log_out: 'Log out',
    language: 'Language',
    /** Tab of the member’s own pages; at most 10 letters. */
    me: 'Me',
    home: '{site}, home',
  },
  theme: {
    label: 'Appearance',
    /** Use the device’s setting for light or dark. */
    system: 'Same as device',
    light: 'Light',
    dark: 'Dark',
  },
  footer: {
    label: 'About this site',
    terms: 'Terms',
    /** Link to the privacy page. */
    privacy: 'Privacy',
    cookies: 'Cookies',
    /** Link to the frequently asked questions. */
    faq: 'Questions',
    complaints: 'Complaints',
    support: 'Support',
    /** Link to the page with figures about the site. */
    honesty: 'Honest figures',
    /** Link to the page about refunds and withdrawal. */
    returns: 'Refunds',
    /** Wording required by law; the same as in refunds. */
    withdraw: 'Withdraw from contract here',
    /** Link to the source code of the site’s software. */
    source: 'Source code',
    disclaimer: '{site} is for adults aged {age} and over. Browsing, searching and liking are free; messages cost credits.',
    fictional: 'Some profiles here are fictional. They’re written by our team and always labelled.',
  },
  entry: {
    title: 'Adults only. Are you {age} or older?',
    text: '{site} is a dating site for adults. Please only enter if you are {age} or older.',
    enter: 'I am {age} or older',
    /** Link that leaves the site. */
    leave: 'Leave',
  },
  not_found: {
    title: 'This page could not be found',
    text: 'It may have moved, or it never existed.',
    home: 'Go to the home page',
    /** Link on the page of a conversation that doesn’t exist any more. */
    ended: 'Report someone you can’t see any more',
  },
  no_access: {
    title: 'You don’t have access to this page',
    back: 'Browse members',
  },
  fault: {
    title: 'An error has occurred',
    text: 'Something went wrong on our side. Nothing you typed was sent and nothing was charged.',
    retry: 'Try again',
  },
  offline: 'You’re offline. Everything on this page stays as it is.',
} as const
