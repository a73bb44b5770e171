interface Named {
  readonly conversation: string
  readonly member: string
}

/** What one of two does with a conversation on their own side: mute it, close it, open it again, remove it. */
export const examplesOfSides = {
  'chat.mute': {
    takes: ({ conversation }: Named) => ({ conversation, for: 'off' }),
    at: 'conversation',
    touches: ['chat.conversation'],
  },
  // Closed after what is written, for nobody can write then.
  'chat.close': {
    takes: ({ conversation }: Named) => ({ conversation, goodbye: 'wishes' }),
    at: 'conversation',
    touches: ['chat.conversation'],
    last: 2,
  },
  'chat.open': {
    takes: ({ conversation }: Named) => ({ conversation }),
    at: 'conversation',
    touches: ['chat.conversation'],
  },
  // The third message is the victim's own photo: only who received it has something to remove.
  'chat.remove_photo': {
    takes: ({ conversation }: Named) => ({ conversation, seq: 3 }),
    at: 'conversation',
    givesTo: { owner: [404] },
    touches: ['chat.photo'],
    last: 3,
  },
  'chat.remove_chat': {
    takes: ({ conversation }: Named) => ({ conversation }),
    at: 'conversation',
    touches: ['chat.conversation'],
    last: 3,
  },
  'chat.remove_chats_with': {
    takes: ({ member }: Named) => ({ member }),
    at: 'member',
    // There is nothing to remove where nothing was written.
    gives: [204, 404],
    touches: ['chat.conversation'],
    last: 3,
  },
} as const
