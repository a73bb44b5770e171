export const en = {
  refusals: {
    log_in_failed: 'That didn’t work. Check your address, password and code.',
    locked_out: 'Too many failed attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
    busy: 'A lot of people are logging in right now. Try again in a moment.',
    enrolment_expired: 'This link has expired or has already been used.',
    wrong_code: 'That isn’t the code the app is showing now. Wait for the next one and enter that.',
    wrong_proof: 'Password or code is wrong. A code works only once, so wait for the next one.',
    passwords_differ: 'The passwords don’t match.',
    weak_password: 'Too easy to guess. Use at least {min, plural, one {# character} other {# characters}}, and not your name or a common word.',
    not_started: 'There’s no new app waiting for a code. Please start again.',
    own_request: 'You requested this yourself. Someone else has to decide.',
    request_decided: 'This has already been decided or taken back. Please reload the page.',
    request_expired: 'No one decided on this within {days, plural, one {# day} other {# days}}, so the request has expired. Nothing has been carried out. It can be requested again.',
    request_changed: 'This is no longer what was requested. Please reload the page.',
  },
  digest: {
    /** Subject of the daily email to owners. */
    subject: 'What staff did with money on {date}',
    preview: 'Refunds, codes and lifted blocks by person',
    heading: 'Money actions on {date}',
    text: 'Hello {name}, this is what your staff did with money on {site} and its sister sites on {date}.',
    kinds: {
      /** {where} is a site, {amount} an amount of money. */
      refund: '{count, plural, one {# refund requested} other {# refunds requested}} on {where}{with_amount, select, yes {, {amount}} other {}}',
      retry: '{count, plural, one {# failed refund} other {# failed refunds}} sent again on {where}, {amount}',
      code: '{count, plural, one {# discount code created} other {# discount codes created}} on {where}{with_amount, select, yes {, {amount}} other {}}',
      /** {count} is how often it was requested. */
      credits: 'credits instead of a refund requested {count, plural, one {once} other {# times}} on {where}, {amount}',
      /** Adds up one staff member’s grants of a day, over all sites. */
      grant: '{credits, plural, one {# credit} other {# credits}} granted to {members, plural, one {# member} other {# members}} ({count, plural, one {# grant} other {# grants}})',
      ban_refunds: '{credits, plural, one {# credit} other {# credits}} returned to members after {count, plural, one {# ban} other {# bans}} for deception on {where}',
      dispute_won: '{count, plural, one {# dispute} other {# disputes}} recorded as won on {where}, {amount}',
      lift: '{count, plural, one {# lifting of a direct debit block requested} other {# liftings of direct debit blocks requested}}',
      approval: '{count, plural, one {# request approved} other {# requests approved}} on {where}{with_amount, select, yes {, {amount}} other {}}',
    },
    /** Replaces {where}. */
    all_sites: 'all sites',
    button: 'Open the audit log',
    note: 'If something here surprises you, ask the person, and end their session if you need to.',
    footer: 'You’re receiving this email because you’re an owner of {site}.',
  },
  roles: {
    owner: 'Owner',
    lead: 'Team lead',
    /** Name of a role, not of a person. */
    moderator: 'Moderation',
    /** Role: writes as fictional profiles. */
    agent: 'Chat desk',
    finance: 'Finance',
    /** A role, next to “Finance” and “Lead”. */
    support: 'Support',
    auditor: 'Audit (read only)',
  },
  shell: {
    label: 'Back office',
    skip: 'Skip to the content',
    /** Read aloud only: the region with short messages. */
    toasts: 'Messages',
    close: 'Close',
    offline: 'No connection. Nothing you do now will be saved.',
    loading: 'Loading',
    site: 'Site',
    log_out: 'Log out',
    language: 'Language',
    theme: 'Appearance',
    themes: {
      system: 'Same as device',
      light: 'Light',
      dark: 'Dark',
    },
    menu: 'Menu',
    groups: {
      safety: 'Safety',
      desk: 'People',
      money: 'Sales',
      /** Group of pages in the menu, like the others. */
      books: 'Bookkeeping',
      site: 'Site',
      system: 'System',
      team: 'Team',
    },
    /** Read aloud only: number of things waiting on a page. */
    waiting: '{count, plural, one {# waiting} other {# waiting}}',
    not_found_title: 'There’s nothing here',
    not_found_text: 'This page doesn’t exist, or your role doesn’t have access to it.',
    fault_title: 'That couldn’t be loaded',
    fault_text: 'Nothing was lost. Try again.',
    retry: 'Try again',
  },
  making: {
    back: 'Back to the list',
    /** Button below a form. */
    clear: 'Clear the form',
    kept: 'What you typed is kept while you look at the list.',
    offline: 'You’re offline. You need a connection for this.',
  },
  log_in: {
    title: 'Log in to the back office',
    lead: 'For the people who work here. Members log in on the site itself.',
    lost: 'You’ve been logged out. Log in again to continue.',
    submit: 'Log in',
    submitting: 'One moment',
  },
  step_up: {
    title: 'Confirm it’s you',
    text: 'This moves money or changes who pays what. Enter a code to continue; you won’t be asked again for a few minutes.',
    submit: 'Continue',
    cancel: 'Cancel',
  },
  fields: {
    email: 'Email address',
    password: 'Password',
    current_password: 'Current password',
    new_password: 'New password',
    password_again: 'Repeat new password',
    password_hint: 'At least {min} characters. Longer beats complicated.',
    show_password: 'Show password',
    hide_password: 'Hide password',
    code: 'Code',
    code_hint: 'Six digits from your app, or one of your recovery codes.',
    app_code: 'The code shown in the app now',
    required: 'Please fill this in.',
  },
  setup: {
    scan: 'Scan this QR code with an authenticator app on your phone.',
    picture: 'QR code with the key for the app',
    type: 'Or type this key into it:',
  },
  enrol: {
    title: 'Welcome, {name}',
    lead: 'Two things and you’re in: a password of your own, and an app that creates codes.',
    password: 'Your password',
    app: 'Your app for codes',
    submit: 'Finish and log in',
    over_title: 'This link no longer works',
    over_text: 'It has expired or has already been used. Ask the person who sent it for a new one.',
  },
  codes: {
    title: 'Recovery codes',
    text: 'Each of these lets you in once if you lose your phone. Keep them somewhere only you can find them: they won’t be shown again.',
    copy: 'Copy',
    copied: 'Copied',
    not_copied: 'Your browser doesn’t allow copying. Write the codes down.',
    /** Button: continues. */
    done: 'I’ve saved them',
  },
  account: {
    /** Title of the page with the reader’s own account. */
    title: 'Your account',
    /** {role} is one of roles. */
    who: '{name}, {email}. {role}.',
    saving: 'Saving',
    password: 'Password',
    password_text: 'You’ll be logged out everywhere else.',
    change_password: 'Change password',
    password_changed: 'Your password has been changed.',
    app: 'App for codes',
    app_text: 'Set up another phone. The current one keeps working until the new one has shown a code.',
    begin_app: 'Set up another app',
    finish_app: 'Use this app from now on',
    keep_app: 'Keep the current one',
    app_changed: 'Codes now come from the new app.',
    codes_left: '{count, plural, =0 {None left. Make new ones.} one {# left. Making new ones cancels it.} other {# left. Making new ones cancels them.}}',
    renew_codes: 'Make new recovery codes',
  },
  /** The search over everything, opened by Ctrl-K. */
  palette: {
    button: 'Search',
    title: 'Search everything',
    placeholder: 'A page, name, email, order or case number',
    pages: 'Pages',
    members: 'Members',
    orders: 'Orders',
    cases: 'Cases',
    empty: 'Nothing found',
    keys: 'Arrow keys choose, Enter opens, Escape closes.',
    failed: 'The search didn’t work. Try again.',
  },
  approvals: {
    /** Title of the page with everything that a second staff member has to approve. */
    title: 'Second person',
    lead: 'Requests from the team that someone else has to decide. A request without a decision expires at the time shown, and nothing is carried out.',
    empty: 'Nothing is waiting for a second person',
    kinds: {
      /** Name of a kind of request. */
      refund: 'Refund',
      ruling: 'Decision on a refund or dispute',
      code: 'Discount code',
      ban_refunds: 'Refunds after a ban for deception',
      reinstatement: 'Reopening a closed account',
      erasure: 'Erasure of an account',
      rectification: 'Correction of a date of birth',
      lift: 'Lifting a direct debit block',
      site_change: 'Change of a site',
    },
    requested: 'Requested by {name} on {date}, {time}',
    expires: 'Expires on {date}, {time}',
    percentage: '{percentage}% off',
    /** Link to what was requested; at most 24 letters. */
    open: 'Look at it',
    may_not: 'Your role can see this but not decide on it.',
    /** Button; at most 24 letters. */
    approve: 'Approve',
    /** Button; at most 24 letters. */
    decline: 'Decline',
    /** Button below “own”; at most 24 letters. */
    take_back: 'Take back request',
    own: 'You requested this, so someone else has to decide.',
    approved: 'Approved and logged',
    declined: 'Declined and logged',
    taken_back: 'Taken back and logged',
  },
  audit: {
    title: 'Audit log',
    lead: 'Who on the team did what. Entries can only be added, never changed.',
    empty: 'Nothing has been done yet',
    when: 'When',
    who: 'Who',
    act: 'Action',
    /** Column: what the action concerned. */
    about: 'About',
    /** Column: details of an action. */
    facts: 'Details',
    /** Shown instead of a person: log-in with an address that no one has. */
    unknown: 'Unknown address',
    more: 'Show older',
  },
} as const
