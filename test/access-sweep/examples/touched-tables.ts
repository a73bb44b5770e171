/** Tables in which a message leaves rows. */
export const writing = [
  'chat.conversation',
  'chat.message',
  'chat.photo',
  'chat.sender_state',
  'credits.movement',
  'credits.transfer',
  'credits.wallet',
  'credits.lot',
  // The reader's email about the message.
  'notifications.email',
  'notifications.reminder',
]

/** Tables in which a like leaves rows. */
export const liking = ['likes.profile_like', 'likes.match', 'likes.like_request']
