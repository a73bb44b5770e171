export const en = {
  /** Menu item: opens the form. */
  action: 'Report',
  title: 'Report {name}',
  lead: 'Tell us what happened. {name} won’t be told, and will never find out who reported.',
  reason: 'Reason',
  reason_wanted: 'Please choose a reason.',
  reasons: {
    scam: 'Scam or asks for money',
    fake: 'Not who they say they are',
    insult: 'Insults or hate',
    threat: 'Threats or harassment',
    sexual: 'Unwanted sexual messages',
    minor: 'May be under age',
    advertising: 'Advertising',
    other: 'Something else',
  },
  messages: 'Which messages are you reporting?',
  words: 'In your own words',
  optional: '(optional)',
  /** “We” is our team; “copy” is as evidence. */
  kept: 'We copy the profile and these messages, plus the ones around them, as they are now, so nothing can be changed afterwards.',
  kept_ended: 'We copy the latest messages of this conversation with their photos, so that nothing can be deleted. You won’t see them here again.',
  /** Button: sends the report. */
  send: 'Report',
  sending: 'Sending',
  cancel: 'Not now',
  close: 'Close',
  done: {
    title: 'Thank you, we’ve got your report',
    text: 'Our team will look into it. {name} won’t be told.',
    number: 'Your report number is {number}.',
    /** Button: closes the dialog after a report. */
    enough: 'Done',
    block: 'Block {name} as well',
  },
  office: {
    title: 'Reports',
    lead: 'What members reported, with the evidence as it was at the time. Decide what should happen; both sides read your reason, and no one finds out who reported.',
    not_loaded: 'The reports couldn’t be loaded',
    empty: 'No reports',
    empty_text: 'New reports appear here automatically.',
    /** Both are names of members. */
    who: '{reported}, reported by {reporter}',
    /** Heading of a case that no one reported. */
    who_machine: '{reported}, found automatically',
    machine: 'The same first message went to many people. Without a decision, the case lapses on {date}.',
    lapsed: 'Lapsed without a decision',
    /** Mark on what the reporter wrote in a second report. */
    added: 'Added later',
    details: 'In their own words',
    evidence: 'Evidence',
    profile: 'Profile',
    from: 'From {name}',
    /** Mark on a message the member ticked. */
    selected: 'Reported message',
    attachment: { photo: 'a photo', gift: 'a gift', gif: 'a sticker' },
    show_photo: 'Show the photo',
    photo: 'Copied photo',
    /** Button: opens the form for a decision. */
    look: 'Review',
    decision: 'Decision',
    outcome: {
      /** Decision of a staff member. */
      nothing: 'No action',
      warning: 'Warning',
      ban: 'Close the account',
    },
    /** Label; both members read the text. */
    statement: 'Reason, for both sides',
    statement_hint: 'Say what you found and which rule it breaks. Both sides will read it exactly as you write it.',
    /** Button: saves the decision. */
    save: 'Decide',
    saving: 'Deciding',
    done: {
      nothing: 'No action taken',
      warning: 'A warning was sent',
      /** Outcome of a report. */
      ban: 'The account was closed',
    },
    gone: 'There’s no account left to warn or close.',
    scam: 'This is a scam: everyone who paid to write to this profile gets a refund in the next nightly run.',
  },
  mail: {
    reporter: {
      subject: 'Your report {number}',
      heading: 'The outcome of your report',
      text: 'Thank you for your report. We looked at the evidence as it was then. {outcome, select, nothing {We found nothing against our rules, so we took no action.} warning {The member was warned.} other {The account was closed.}}',
      /** {statement} is a text a staff member wrote. */
      why: 'Our reason: {statement}',
      redress: 'If you disagree, reply to this email within six months and someone else will review it.',
      footer: 'You’re receiving this email because you reported someone on {site}.',
    },
    reported: {
      subject: 'A decision about your account',
      heading: 'A decision about your account',
      text: '{outcome, select, warning {Members reported you, and we reviewed it. This is a warning; your account stays open.} other {Members reported you, and we reviewed it. Your account on {site} is closed for good.}}',
      text_office: '{outcome, select, warning {We reviewed your account. This is a warning; your account stays open.} other {We reviewed your account. Your account on {site} is closed for good.}}',
      why: 'Our reason: {statement}',
      redress: 'A person made this decision, not AI. If you disagree, reply to this email within six months and someone else will review it. You can also go to court.',
      footer: 'You’re receiving this email because you have an account on {site}.',
    },
  },
  refusals: {
    decided: 'This report has already been decided.',
    statement_empty: 'Please give a reason. Both sides will read it.',
    account_deleted: 'There’s no account left to warn or close.',
    self: 'You can’t report yourself.',
    details_required: 'Tell us in a few words what happened.',
  },
} as const
