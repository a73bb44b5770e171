export const en = {
  title: 'Messages',
  back: 'All messages',
  member_gone: 'Former member',
  /** Button on a profile. */
  open: 'Write',
  open_to: 'Write to {name}',
  visitor: 'Want to write to {name}? Create a profile first, it’s free.',
  unread: '{count, plural, one {# unread message} other {# unread messages}}',
  list: {
    label: 'Conversations',
    search: 'Search conversations',
    /** Mark on a conversation whose last message the member hasn’t answered. */
    your_turn: 'Your turn',
    you: 'You: {text}',
    typing: 'typing…',
    photo: 'Photo',
    gift: 'Sent you a gift: {what}',
    gift_mine: 'You sent a gift: {what}',
    gif: 'Sent you a sticker: {what}',
    /** {what} is the name of the sticker. */
    gif_mine: 'You sent a sticker: {what}',
    /** Replaces the name of a sticker or gift. */
    picked_gone: 'A sticker that’s no longer available',
    more: 'More about your conversation with {name}',
    closed_by_you: 'You closed this conversation',
    closed_by_them: '{name} has said goodbye',
    show_more: 'Show more',
    none_found: 'There’s no one by that name in your messages.',
    empty: 'No messages yet',
    empty_text: 'Someone has to ask first. It could be you.',
    only_closed: 'No open conversations',
    only_closed_text: 'You’ve closed them all. You’ll find them under “Closed”.',
    empty_action: 'Browse members',
    choose: 'Choose a conversation',
    choose_text: 'Or start a new one from someone’s profile.',
    failed: 'Your messages couldn’t be loaded',
    failed_text: 'Nothing is lost. Please try again in a moment.',
    retry: 'Try again',
  },
  show: {
    /** Read aloud only: the filter above the list. */
    label: 'Which conversations',
    /** Filter: all conversations. */
    all: 'All',
    /** Filter: conversations with unread messages. */
    unread: 'Unread',
    your_turn: 'Your turn',
    /** Filter: conversations that are closed. */
    closed: 'Closed',
    none_unread: 'Nothing unread. You’re up to date.',
    none_your_turn: 'No one is waiting for a reply from you.',
    none_closed: 'You haven’t closed any conversations.',
  },
  mute: {
    eight_hours: 'Mute for {hours, plural, one {# hour} other {# hours}}',
    week: 'Mute for a week',
    /** Until the member unmutes it. */
    always: 'Mute for good',
    off: 'Unmute',
    /** Mark on a conversation without notifications. */
    label: 'Muted',
    done: '{name} is muted until {until}.',
    done_always: '{name} is muted. Messages still arrive, silently.',
    done_off: '{name} is no longer muted.',
    failed: 'This couldn’t be changed. Please try again in a moment.',
  },
  seen: {
    /** When the member was last on the site. */
    today: 'Here today',
    yesterday: 'Here yesterday',
    week: 'Here this week',
    month: 'Here this month',
    /** The member was last online more than a month ago. */
    long: 'Not here for a while',
  },
  remove: {
    action: 'Remove conversation',
    done: 'The conversation with {name} has been removed.',
    undo: 'Undo',
    failed: 'The conversation with {name} couldn’t be removed. It’s back in your list.',
  },
  head: {
    menu: 'More about {name}',
    profile: 'View profile',
    online: 'Online now',
    verified: 'Verified photos',
    credits: '{count, plural, one {# credit} other {# credits}}',
  },
  withdrawn: {
    theirs: 'This message went unread and is no longer available.',
    mine: 'Couldn’t be read. Your credits were returned.',
  },
  log: {
    label: 'Messages with {name}',
    from: '{name}, {time}',
    you: 'You, {time}',
    today: 'Today',
    yesterday: 'Yesterday',
    earlier: 'Show earlier messages',
    loading: 'Loading',
    limit: 'Older messages aren’t shown here. They’re still in your data download.',
    new: '{count, plural, one {# new message} other {# new messages}}',
    unread_from: 'New since you were here',
    typing: '{name} is typing',
    sent: 'Sent',
    delivered: 'Delivered',
    /** State of the reader’s own message: read by the other member. */
    read: 'Read',
    failed: 'This conversation couldn’t be loaded',
  },
  state: {
    sending: 'Sending',
    /** Paid messages can be undone for five seconds. */
    held: 'Sends in {seconds, plural, one {# second} other {# seconds}}. Nothing is charged yet.',
    undo: 'Undo',
    queued: 'Will be sent once you’re back online.',
    failed: 'Not sent. No credits used.',
    /** The connection was lost, so the server may have received it. */
    unsure: 'Not sent yet. You’ll never be charged twice for trying again.',
    retry: 'Try again',
    /** Button: puts a failed message back into the text field. */
    edit: 'Edit',
  },
  composer: {
    label: 'Message to {name}',
    /** In the empty text field; asks the reader to write. */
    placeholder: 'Write to {name}',
    send: 'Send',
    send_free: 'Send, free',
    send_for: 'Send for {credits, plural, one {# credit} other {# credits}}',
    /** Characters used, out of the maximum. */
    count: '{used} of {most}',
    /** {over} is a number of characters. */
    too_long: '{over, plural, one {# character too many} other {# characters too many}}',
    ideas: 'Ideas for a first line',
    offline: 'You’re offline. This message costs credits, so it’s kept as a draft.',
    kept: 'Kept as a draft.',
  },
  photo: {
    attach: 'Add a photo',
    attach_for: 'Add a photo, {credits, plural, one {# credit} other {# credits}}',
    drop: 'Drop to add the photo',
    preview: 'Your photo for {name}',
    /** For people who can’t see the photo. */
    describe: 'What’s in the photo (optional)',
    describe_hint: '{name} can read this before opening the photo.',
    remove: 'Remove the photo',
    only_one: 'You can send one photo at a time, so we’ve kept the first one.',
    send_free: 'Send the photo, free',
    send_for: 'Send the photo for {credits, plural, one {# credit} other {# credits}}',
    /** {money} is an amount with a currency; {left} is a number of credits. */
    price: '<b>{credits, plural, one {# credit} other {# credits}}</b> a photo, about {money} · {left} left',
    price_plain: '<b>{credits, plural, one {# credit} other {# credits}}</b> a photo · {left} left',
    /** <f> is in bold. */
    free: '<f>Free.</f> This photo costs nothing; after that, {credits, plural, one {# credit} other {# credits}} each.',
    no_charge: '<f>Free.</f> Photos cost nothing here.',
    /** {balance} is the number of credits left, {photos} the number of photos they pay for. */
    low: '<b>{balance, plural, one {# credit} other {# credits}} left</b>, enough for {photos, plural, one {# photo} other {# photos}}.',
    none: 'You have {balance, plural, =0 {no credits} one {# credit} other {# credits}} left, and a photo costs {credits}. Your photo is kept.',
    offline: 'You’re offline. This photo costs credits, so it stays here until you send it.',
    from: 'Photo from {name}',
    show: 'Show photo',
    yours: 'Your photo',
    enlarge: 'Enlarge',
    close: 'Close',
    sending: 'Sending, {percent, number}%',
    preparing: 'Getting it ready',
    gone: 'This photo is no longer available.',
    failed: 'This photo couldn’t be loaded.',
  },
  pick: {
    open: 'Gifts and stickers',
    /** Heading of the gifts and stickers for that member. */
    title: 'For {name}',
    tabs: 'Gifts or stickers',
    gifts: 'Gifts',
    stickers: 'Stickers',
    close: 'Close',
    search_gifts: 'Search gifts',
    search_stickers: 'Search stickers',
    none_found: 'Nothing found. Try a simpler word.',
    failed: 'These couldn’t be loaded',
    offline: 'You’re offline. Gifts and stickers can’t be loaded until you’re back.',
    waits: 'You’re offline. This costs credits, so it stays here until you send it.',
    recent: 'Recently sent',
    small: 'Small gifts',
    /** Medium-priced gifts. */
    middle: 'Larger gifts',
    large: 'Grand gifts',
    choose: 'Choose one to see what it costs.',
    send: 'Send {what}',
    price: '<b>{credits, plural, one {# credit} other {# credits}}</b>, about {money} · {left} left',
    price_plain: '<b>{credits, plural, one {# credit} other {# credits}}</b> · {left} left',
    free: '<f>Free.</f> This one costs nothing.',
    keeps_free: 'Gifts always cost credits. You keep your free message.',
    short: 'You have {balance, plural, =0 {no credits} one {# credit} other {# credits}} left, and this costs {credits}.',
    alt_gift: 'Gift: {what}',
    /** Read aloud only: the drawing. */
    alt_gif: 'Sticker: {what}',
    play: 'Play',
    gone: 'This sticker is no longer available.',
  },
  give: {
    /** Button with an icon; at most 12 letters. */
    short: 'Gift',
    from: 'from {credits, plural, one {# credit} other {# credits}}',
    fictional: '{name} is a fictional profile: a gift would reach our team and no one else.',
    closed: 'This conversation is closed, so you can’t send a gift. The person who closed it can open it again.',
    /** Heading above the cost of a like, in a small price list. */
    likes: 'Likes',
    message: 'A message',
    gift: 'A gift',
  },
  cost: {
    /** Above the text field; as short as possible. */
    message: '<b>{credits, plural, one {# credit} other {# credits}}</b> a message, about {money} · {left} left',
    message_plain: '<b>{credits, plural, one {# credit} other {# credits}}</b> a message · {left} left',
    first_message: '<f>Free.</f> Your first message here costs nothing, then {credits, plural, one {# credit} other {# credits}} each.',
    first_answer: '<f>Free.</f> Your first reply costs nothing, then {credits, plural, one {# credit} other {# credits}} each.',
    no_charge: '<f>Free.</f> Messages cost nothing here.',
    low: '<b>{balance, plural, one {# credit} other {# credits}} left</b>, enough for {messages, plural, one {# message} other {# messages}}.',
    none: 'You have {balance, plural, =0 {no credits} one {# credit} other {# credits}} left, and a message costs {credits}.',
    text_kept: 'Your text is kept.',
    /** Button with a plus; buys credits. */
    add: 'Add',
    add_credits: 'Add credits',
    not_loaded: 'This couldn’t be loaded, so nothing was ordered. Check your connection and try again; your message is kept.',
    keep: 'Keep as draft',
  },
  closed: {
    unconfirmed: '{name} hasn’t confirmed their email address yet, so you can’t reply for now. You won’t be charged.',
    gone: 'This profile no longer exists. You can still read your messages.',
    starts: 'You’ve used your free conversations. Reply in these, or add credits to write to more people.',
  },
  begin: {
    title: 'Say hello to {name}',
    text: 'Something small is enough. A question works best.',
  },
  ideas: {
    title: 'A first line for {name}',
    text: 'Pick one and make it yours. Nothing is sent until you press Send.',
    close: 'Close',
    free: 'Free',
    price: '{credits, plural, one {# credit} other {# credits}}',
    /** {interest} is the name of an interest, such as “Hiking”. */
    shared: 'In common: {interest}',
    theirs: '{name}: {interest}',
    loading: 'Loading',
    failed: 'First lines couldn’t be loaded.',
    offline: 'You’re offline. First lines can’t be loaded until you’re back.',
  },
  refusals: {
    not_enough_credits: 'You don’t have enough credits for this message. Nothing was charged and your message is kept.',
    unconfirmed: 'This member hasn’t confirmed their email address yet, so you can’t reply to them. Nothing was charged.',
    confirm_to_write: 'Confirm your email address to write to more people. Nothing was charged.',
    confirm_for_photos: 'Confirm your email address to send photos. Nothing was charged.',
    too_many_starts: 'You’ve used all your free conversations. Nothing was charged.',
    closed: 'This conversation is closed, so nothing was sent or charged.',
    gone: 'This profile no longer exists, so nothing was sent or charged.',
    /** A break from fictional profiles, not with them. */
    paused: 'You’re on a break from fictional profiles. Nothing was sent or charged.',
    daily_limit: 'You’ve reached today’s limit for paid messages to fictional profiles. Nothing was sent or charged.',
    /** {until} is a date and a time. */
    on_break: 'You’re on a break until {until}, as you asked. Nothing was charged, and your message is still here.',
    excluded: 'You’ve excluded yourself until {until}. Nothing was charged, and your message is still here.',
    disclosure_required: 'This is a fictional profile. Please read the note about it before you continue. Nothing was charged.',
    quote_gone: 'The message you’re replying to is no longer available. Nothing was sent or charged.',
    id_used: 'This message has already been sent with different content. Nothing was charged.',
    price_changed: 'This message costs {credits, plural, one {# credit} other {# credits}} now, so it wasn’t sent. Nothing was charged.',
    too_long: 'Messages can be up to {max, plural, one {# character} other {# characters}} long.',
    /** For the staff member who writes as the profile. */
    not_honest: 'This can’t be sent in a fictional profile’s name: it claims to be real, promises to meet, gives contact details or asks for money.',
    text_only: 'Only text can be sent from this profile.',
    no_such_gift: 'This gift isn’t available. Nothing was charged.',
    no_such_gif: 'This sticker isn’t available. Nothing was charged.',
    photo_too_large: 'This file is larger than {megabytes, number} MB. Choose a smaller one. Nothing was charged.',
    photo_wrong_type: 'This file isn’t a photo we can read. JPEG, PNG and WebP work. Nothing was charged.',
    photo_too_many_pixels: 'This photo has more than {megapixels, plural, one {# megapixel} other {# megapixels}}. Make it smaller and try again. Nothing was charged.',
    photo_too_small: 'This photo is too small. The shorter side needs at least {pixels, plural, one {# pixel} other {# pixels}}. Nothing was charged.',
    photo_unreadable: 'This photo is damaged and can’t be read. Try another copy of it. Nothing was charged.',
    photo_busy: 'We’re receiving a lot of photos right now. Try again in a moment. Nothing was charged.',
  },
  /** Cost of the conversation in credits and money. */
  receipt: 'Cost so far',
  reply: {
    short: 'Reply to this',
    /** {answer} is an answer on a profile. */
    to: 'Reply to this: {answer}',
    quote: '“{answer}”',
  },
  put_away: {
    /** The other member keeps the photo. */
    label: 'Remove this photo for me only',
    done: 'The photo has been removed for you. {name} still has it.',
    failed: 'The photo couldn’t be removed. It’s still here.',
  },
  /** Button: buys exactly the credits missing for a message, photo, gift or sticker; {price} is an amount of money. */
  missing: 'Buy the {credits, plural, one {missing credit} other {# missing credits}}, {price}',
} as const
