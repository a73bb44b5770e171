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
  /** Link to the complaint form, filled in. */
  complain: 'File a complaint instead, with a status page',
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
    not_opened: 'This report couldn’t be opened',
    open_file: 'Open the member’s file',
    empty: 'No reports',
    empty_text: 'New reports appear here automatically.',
    /** Both are names of members. */
    who: '{reported}, reported by {reporter}',
    /** Heading of a case that no one reported. */
    who_machine: '{reported}, found automatically',
    machine: 'The same first message went to many people. Without a decision, the case lapses on {date}.',
    lapsed: 'Lapsed without a decision',
    /** Mark on the reporter’s text in a second report. */
    added: 'Added later',
    details: 'In their own words',
    evidence: 'Evidence',
    profile: 'Profile',
    from: 'From {name}',
    /** Mark on a message the member ticked. */
    deleted: 'Deleted by its sender',
    /** Above an earlier text of an edited message. */
    earlier: 'Earlier text, {state, select, shown {shown to the recipient} other {never shown}}:',
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
      pause: 'Pause: possibly under age',
      ban: 'Close the account',
      suspension: 'Account suspended',
    },
    /** Label; the text is sent to both members. */
    statement: 'Reason, for both sides',
    statement_hint: 'Say what you found and which rule it breaks. Both sides will read it exactly as you write it.',
    /** Button: saves the decision. */
    save: 'Decide',
    saving: 'Deciding',
    done: {
      nothing: 'No action taken',
      warning: 'A warning was sent',
      pause: 'The account was paused',
      /** Outcome of a report. */
      ban: 'The account was closed',
      suspension: 'The account was suspended',
    },
    gone: 'There’s no account left to warn or close.',
    /** Shown before staff pause an account; “Refunds” is a section. */
    pause_note: 'The account is hidden and logged out immediately. The member is told how to prove their age. If we don’t decide within {days} days, it is deleted; refund bought credits before then, under Refunds.',
    not_pausable: 'Only an active account can be paused. Close it instead.',
    paused_until: 'Paused until {date}. Then it is deleted.',
    resume: 'Resume the account',
    resuming: 'Resuming',
    resumed: 'The account is open again',
    scam: 'Everyone who paid to write to this profile gets their credits back in the next nightly run. If that is worth more than you may give alone, a second person has to approve it.',
    ground: 'Reason for closing it',
    ground_deceiving: 'Deceiving members',
    ground_other: 'Something else',
    ground_missing: 'Please choose why the account is closed.',
    deceived: 'Closed for deceiving members',
    more: 'Show more',
    reinstate: {
      /** Button: asks a second person to open a closed account. */
      ask: 'Ask to open it again',
      sending: 'Sending',
      reason: 'Why the account should be open again',
      hint: 'A second person reads this and decides. The member gets an email once the account is open.',
      sent: 'A second person will decide',
    },
    requests: {
      refunds: '{name} closed this account for deceiving members. A refund of {credits, plural, one {# credit} other {# credits}} to those who paid to write there is waiting.',
      /** {reason} was written by a staff member. */
      reinstatement: '{name} asks to open this account again: {reason}',
    },
  },
  mail: {
    /** Button: opens the page with the reasons, where the reader can appeal. */
    appeal: 'Read the reasons and appeal',
    reporter: {
      subject: 'Your report {number}',
      heading: 'The outcome of your report',
      text: 'Thank you for your report. We looked at the evidence as it was then. {outcome, select, nothing {We found nothing against our rules, so we took no action.} warning {The member was warned.} pause {The account was paused.} other {The account was closed.}}',
      /** {statement} is a text a staff member wrote. */
      why: 'Our reason: {statement}',
      redress: 'If you disagree, you can appeal with this button within six months. Someone else will decide.',
      footer: 'You’re receiving this email because you reported someone on {site}.',
    },
    reported: {
      subject: 'A decision about your account',
      heading: 'A decision about your account',
      text: '{outcome, select, warning {Members reported you, and we reviewed it. This is a warning; your account stays open.} other {Members reported you, and we reviewed it. Your account on {site} is closed for good.}}',
      text_office:
        '{outcome, select, warning {We reviewed your account. This is a warning; your account stays open.} suspension {We reviewed your account. Your account on {site} is suspended until {date}: until then no one can find you and you can’t log in, and then it opens again automatically. Your messages, photos and credits stay.} other {We reviewed your account. Your account on {site} is closed for good.}}',
      why: 'Our reason: {statement}',
      redress: 'A person made this decision, not AI. If you disagree, you can appeal with this button within six months, even if you can’t log in. Someone else will decide. You can also go to court.',
      footer: 'You’re receiving this email because you have an account on {site}.',
    },
    paused: {
      subject: 'Your account is paused',
      heading: 'Your account is paused',
      text: 'You must be at least {age} to use {site}. Our team has reason to doubt that you are, so we’ve paused your account. No one can find you, and you can’t log in, write or buy until this is settled. Nothing has been deleted.',
      why: 'Our reason: {statement}',
      how: 'If you’re {age} or older, reply to this email and quote the number {number}. Our team will tell you what is enough. Don’t send an ID unless we ask for it, and then cover everything except your photo and your date of birth.',
      deadline: 'If you haven’t proved to us by {date} that you’re {age} or older, your account will be deleted.',
      credits: 'While your account is paused, nothing is charged and your credits stay. If you’d like the money back for bought credits you haven’t used, tell us in your reply.',
      redress: 'A person made this decision, not AI. If you disagree, you can appeal with this button within six months, even if you can’t log in. Someone else will decide. You can also go to court.',
      footer: 'You’re receiving this email because you have an account on {site}.',
    },
    resumed: {
      subject: 'Your account is open again',
      heading: 'Your account is open again',
      text: 'We’ve checked your age, and your account on {site} is open again. Your messages, photos and credits are all there. We’re sorry for the interruption.',
      footer: 'You’re receiving this email because you have an account on {site}.',
    },
    reinstated: {
      subject: 'Your account is open again',
      heading: 'Your account is open again',
      text: 'We reviewed our decision, and your account on {site} is open again. Your messages, photos and credits are all there. We’re sorry for the interruption.',
      footer: 'You’re receiving this email because you have an account on {site}.',
    },
  },
  /** Drafts of the reason that a member reads, one for each reason; staff complete them. */
  templates: {
    scam: 'You asked other members for money or tried to deceive them. Our rules forbid scams and asking for money.',
    fake: 'Your profile doesn’t show who you are. Our rules ask you to be who you say you are.',
    insult: 'You insulted other members. Our rules don’t allow insults or hate.',
    threat: 'You threatened or harassed other members. Our rules don’t allow threats or harassment.',
    sexual: 'You sent sexual messages to people who didn’t want them. Our rules forbid that.',
    minor: 'We have reason to doubt that you are an adult. Our rules allow adults only.',
    advertising: 'You advertised something. Our rules don’t allow advertising.',
    other: 'You broke our terms:',
  },
  refusals: {
    not_suspendable: 'Only an active account can be suspended.',
    staff_account: 'This is a staff member’s own account. Someone has to report it first, and someone else decides.',
    file_not_open: 'Open the member’s file first and say why.',
    own_decision: 'You made the decision that is reviewed here. Someone else has to decide.',
    not_reinstatable: 'This account can’t be opened again: it isn’t closed, or it is gone.',
    reason_empty: 'Please say why the account should be open again.',
    decided: 'This report has already been decided.',
    statement_empty: 'Please give a reason. Both sides will read it.',
    account_deleted: 'There’s no account left to warn or close.',
    not_pausable: 'Only an active account can be paused. Close it instead.',
    not_paused: 'This account isn’t paused any more.',
    self: 'You can’t report yourself.',
    details_required: 'Tell us in a few words what happened.',
  },
} as const
