export const en = {
  /** Read aloud only: button at a message; {time} is when it was sent. */
  menu: 'Actions for the message from {time}',
  reply: 'Reply',
  copy: 'Copy text',
  copied: 'The text has been copied.',
  not_copied: 'The text couldn’t be copied.',
  edit: 'Edit',
  delete: 'Delete',
  /** Read aloud only: six small drawings to choose from. */
  react: 'React',
  /** Button with the reaction chosen earlier. */
  remove_reaction: 'Remove your reaction',
  reactions: {
    love: 'Love',
    /** Laughing. */
    laugh: 'Funny',
    /** Thumbs up. */
    agree: 'Agreed',
    applause: 'Applause',
    wink: 'Wink',
    sad: 'Sad',
  },
  your_reaction: 'Your reaction: {reaction}',
  their_reaction: '{name} reacted: {reaction}',
  /** Under a message; {time} is a time of day. */
  edited: 'edited {time}',
  deleted_by_you: 'You deleted this message.',
  deleted_by_them: '{name} deleted this message.',
  cancel: 'Cancel',
  close: 'Close',
  offline: 'You’re offline. This works again once you’re back.',
  edit_title: 'Edit your message',
  edit_label: 'Your message',
  edit_price: 'Editing is free, and the price of the message doesn’t change. {name} sees that it was edited, and when. If it’s reported, our team also sees the earlier text.',
  save: 'Save',
  saving: 'Saving',
  delete_title: 'Delete this message?',
  delete_both: 'It’s removed for both of you, and {name} sees that a message was deleted. If it’s reported, our team can still read it for {days, plural, one {# day} other {# days}}.',
  delete_free: 'It was free, so nothing is returned, and you don’t get the free message back.',
  delete_paid: 'If {name} hasn’t been shown it yet, your {credits, plural, one {credit is} other {# credits are}} returned right away. Otherwise nothing is returned. The same goes if {name} is in invisible mode: a refund would tell you whether they were here.',
  delete_read: '{name} has read it, so your {credits, plural, one {credit isn’t} other {# credits aren’t}} returned.',
  deleting: 'Deleting',
  done: 'The message has been deleted.',
  done_returned: 'The message has been deleted. {credits, plural, one {# credit was} other {# credits were}} returned.',
  done_kept: 'The message has been deleted. No credits were returned.',
  /** Above a quoted message that the reader wrote. */
  quote_you: 'You',
  quote_gone: 'This message is no longer available.',
  /** Button: the reply no longer quotes a message. */
  quote_remove: 'Remove the quote',
  /** Above the text field. */
  replying: 'Replying to {name}',
  replying_you: 'Replying to yourself',
  /** Keyboard shortcuts. */
  keys_message: 'Previous or next message (from a message’s button)',
  keys_undo: 'Take back a message that’s still waiting',
  refusals: {
    closed: 'This conversation is closed, so nothing was changed or charged.',
    gone: 'This profile no longer exists, so nothing was changed or charged.',
    too_late: 'Messages can be changed for {minutes, plural, one {# minute} other {# minutes}}. This one is older, so nothing was changed or charged.',
    answered: 'This message has already been answered, so it can’t be edited any more. Nothing was charged.',
    unavailable: 'This message is no longer available. Nothing was changed or charged.',
    too_many_edits: 'A message can be edited {max, plural, one {once} other {# times}}. Nothing was changed or charged.',
    id_used: 'This change has already been saved with a different text. Nothing was charged.',
    text_only: 'Only texts can be edited. Nothing was changed or charged.',
    too_long: 'Messages can be up to {max, plural, one {# character} other {# characters}} long.',
    own_message: 'You can only react to messages you received.',
  },
} as const
