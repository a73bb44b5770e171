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
    /** The same on a phone; at most 11 letters. */
    sign_up_short: 'Sign up',
    account: 'Your account',
    my_profile: 'My profile',
    settings: 'Settings',
    orders: 'Orders and credits',
    /** Button of the installed app: the page before. */
    back: 'Back',
    log_out: 'Log out',
    /** Link to the page that explains it. */
    delete_account: 'Delete account',
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
    return_policy: 'Refunds',
    /** Wording required by law; the same as in refunds. */
    withdraw: 'Withdraw from contract here',
    /** Link to the source code of the site’s software. */
    source: 'Source code',
    /** Heading above links such as prices, questions and support. */
    help: 'Good to know',
    /** Link to the page about rules and banned accounts. */
    ban: 'Rules and bans',
    /** Link to the page with all prices. */
    pricing: 'Prices',
    /** Link to the page with all languages. */
    languages: 'Languages',
    /** Shown to visitors from the United States. */
    us: '{site} doesn’t run criminal background checks on its members. Meet in a public place, tell a friend where you are, and never send money to someone you haven’t met.',
    /** {names} are the other names under which the company trades. */
    trade_names: 'Also trading as {names}',
    disclaimer: '{site} is for adults aged {age} and over. Browsing, searching and liking are free; messages cost credits.',
    fictional: 'Some profiles here are fictional. They’re written by our team and always labelled.',
  },
  terms_again: {
    title: 'New terms',
    text: '{site} has published new terms or a new privacy page, in force since {date}. Accept them to continue.',
    read: 'Read the <terms>terms</terms> and the <privacy>privacy page</privacy>.',
    otherwise: 'Until you do, you can still use your <settings>settings</settings>, export your data and delete your account.',
    /** Button. */
    accept: 'Accept',
    accepting: 'Accepting',
    /** Button. */
    log_out: 'Log out',
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
    offline_title: 'You’re offline',
    offline_text: 'This page couldn’t be loaded without a connection. Nothing was sent and nothing was charged.',
    /** Button: shows the conversations stored on this device. */
    stored: 'See what’s stored here',
  },
  offline: 'You’re offline. Everything on this page stays as it is.',
} as const
