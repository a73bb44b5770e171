export const en = {
  refusals: {
    claimed: 'Someone else is answering this conversation.',
    for_lead: 'This conversation has been handed to a team lead.',
    member_left: 'You can’t reply to this member: they’ve left, removed this conversation or hidden fictional profiles. Nothing was sent.',
    their_turn: '{most, plural, one {# message is} other {# messages in a row are}} enough. It’s the member’s turn now.',
    id_used: 'We couldn’t tell this reply apart from another one. Please send it again.',
    empty: 'Write something first.',
    too_long: 'Replies can be up to {max, number} characters long.',
    against_rules: 'Not sent, blocked by the rules: {reason, select, real {it claims to be a real person} meeting {it suggests meeting} contact {it offers another way of contact} money {it is about money or gifts} other {it says what a fictional profile may not say}}.',
    ai_unavailable: 'AI suggestions aren’t available here.',
    ai_no_draft: 'The AI has no suggestion that follows the rules. Please write one yourself.',
    note_empty: 'Please leave a short note for the next person.',
    sheet_changed: 'Someone else has changed this sheet in the meantime. Your text is still here; compare before you save.',
  },
  /** Sent to a member when they ask; must say all three facts plainly. */
  honest: 'To be honest: I’m a fictional profile. A member of the team writes these replies. I’m not a real person, and we can’t meet.',
  /** The same where AI writes or helps. */
  honest_machine: 'To be honest: I’m a fictional profile. The team writes these replies, partly with AI. I’m not a real person, and we can’t meet.',
  pace: {
    title: 'Response times',
    lead: 'The last {weeks, plural, one {week} other {# weeks}}, by day and person. For team leads only, to see who needs help. What members spend isn’t included.',
    region: 'Response times by day and person',
    who: 'Who',
    replies: 'Replies',
    median: 'Median wait',
    /** Column: conversations handed to a colleague. */
    handed: 'Handed over',
    /** Replaces a colleague’s name. */
    ai: 'AI',
    empty: 'No one has replied yet',
    not_loaded: 'The response times couldn’t be loaded',
    wait: '{minutes} min {seconds} s',
    long_wait: '{hours} h {minutes} min',
    none: 'no one waited',
  },
  queue: {
    title: 'Chat desk',
    waiting: '{count, plural, =0 {No one is waiting} one {# waiting} other {# waiting, the longest first}}',
    retry: 'Try again',
    not_loaded: 'The queue couldn’t be loaded',
    empty: 'No one is waiting',
    empty_text: 'New conversations appear here automatically.',
    choose: 'Choose a conversation',
    choose_text: 'Opening one assigns it to you; no one else can answer it in the meantime.',
    first: 'Open the one waiting longest',
    /** {name} is the fictional profile a member writes to. */
    to: 'to {name}',
    claimed_by: '{name} is answering',
    for_lead: 'For a team lead',
    /** Mark on a conversation the reader has opened. */
    mine: 'Yours',
    wait: {
      hours: '{count} h',
      days: '{count} d',
    },
    keys: 'Alt and the arrow keys move to the next or previous conversation.',
  },
  thread: {
    generated: 'AI-generated',
    /** Button: asks the AI for a suggestion. */
    draft: 'Suggest a reply',
    /** On the button while the AI is responding. */
    drafting: 'Asking',
    drafted: 'The suggestion is in the text field. Whatever you send now will be marked as written by or with AI.',
    /** After the time of a message: who wrote it. */
    ai: 'AI',
    /** After the name of a colleague. */
    ai_assisted: 'with AI',
    pause: 'Warn and pause',
    pause_done: '{name} has been told and is paused until {date}, {time}.',
    paused: 'Paused until {date}, {time}. A team lead will review it. Be kind, and don’t ask for anything.',
    name_age: '{name}, {age}',
    writes_as: 'You’re writing as {name}',
    /** The member’s language. */
    reads: 'Reads {language}',
    rules: 'Never claim to be real. Never suggest meeting, phone or other apps. Never ask for money or gifts.',
    log: 'Conversation between {member} and {profile}',
    more: 'Older messages aren’t shown here.',
    photo: 'Photo, not shown at the desk',
    gift: 'Gift: {what}',
    sticker: 'Sticker: {what}',
    deleted: 'Deleted by the member',
    /** Under a message; {time} is a time of day. */
    edited: 'edited {time}',
    replies_to: 'Replies to: {text}',
    /** Under the profile’s message: the member’s reaction to it. */
    reaction: '{kind, select, love {Reaction: love} laugh {Reaction: funny} agree {Reaction: agreed} applause {Reaction: applause} wink {Reaction: wink} other {Reaction: sad}}',
    picked_gone: 'A gift or sticker that’s no longer available',
    opening: 'Opening the conversation',
    not_opened: 'This conversation couldn’t be opened',
    back: 'Back to the queue',
    take_over: 'Take over',
    lost: 'This conversation is no longer yours. Your text is still here.',
    /** Button: claims the conversation again. */
    again: 'Open again',
    /** {why} is a complete sentence. */
    stale: 'Not up to date: {why}',
    reply: 'Your reply',
    keys: 'Enter sends; Shift+Enter starts a new line.',
    send: 'Send as {name}',
    sending: 'Sending',
    sent: 'Sent to {name}.',
    /** Button: sends the text “honest”. */
    honest: 'Send the honest reply',
    hand_over: 'Hand over',
  },
  handover: {
    title: 'Hand over this conversation',
    note: 'Note for the next person',
    note_hint: 'Only what’s needed to answer. The member never sees it.',
    for_lead: 'Only a team lead may answer',
    done: 'Handed over.',
    cancel: 'Cancel',
  },
  side: {
    told: 'Told on {date}, {time} that this profile is fictional.',
    most: '{most, plural, one {One paid message} other {At most # paid messages}} a day for each member, with all fictional profiles together.',
    sheet: '{name}: character sheet',
    facts: 'Facts',
    tone: 'Tone',
    /** Heading: facts the profile has already told the member. */
    said: 'Said before',
    none: 'Nothing yet',
    edit: 'Edit the sheet',
    save: 'Save',
    saving: 'Saving',
    saved: 'Saved',
    notes: 'Notes from colleagues',
    safeguards: 'Safeguards',
    hidden: 'Spending, balance, address and email are hidden by design.',
    labelled: 'The member sees “{label}” in the list, above the conversation and beside every reply.',
    logged: 'Every reply is logged under your name.',
    free: 'Replies cost the member nothing.',
  },
  flags: {
    /** Mark: the member asked if the profile is real. */
    asked: 'Asked: real?',
    care: 'Wellbeing notice',
    warning: 'Money or contact',
    /** Mark in the queue: the member’s first message. */
    first: 'First message',
    /** Mark on a conversation. */
    handed_over: 'Handed over',
    /** Mark: the member has waited for a long time. */
    late: 'Long wait',
  },
  today: {
    title: '{name} today',
    spend: 'Spending and balance',
    hidden: 'Hidden by design',
    paid: 'Paid messages to fictional profiles',
    of: '{count} of {most}',
    asked: 'Asked if real',
    asked_times: '{count, plural, =0 {Not yet} one {Once, answered} other {# times, answered}}',
  },
} as const
