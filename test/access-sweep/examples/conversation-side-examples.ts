import { randomUUID } from 'node:crypto'
import { simpleExample } from './example.ts'

const everyone = { languages: [], membership: 'all', active_days: null }

interface Named {
  readonly conversation: string
  readonly member: string
}

/** A member's actions on their side of a conversation: mute, close, reopen, remove. */
export const conversationSideExamples = {
  'chat.list_ended': { input: () => ({}) },
  'chat.list_readable': {
    input: ({ conversation }: Named) => ({ conversations: conversation }),
  },
  'chat.mute': {
    input: ({ conversation }: Named) => ({ conversation, for: 'off' }),
    at: 'conversation',
    touches: ['chat.conversation'],
  },
  // The first message of the conversation is not the caller's, or no longer one that can be changed.
  'message_changes.edit_text': {
    input: ({ conversation }: Named) => ({
      conversation,
      seq: 1,
      id: randomUUID(),
      text: 'Shall we say nine?',
    }),
    at: 'conversation',
    statuses: [200, 404, 409],
    touches: ['chat.message', 'chat.message_version'],
    last: 1,
  },
  'message_changes.set_reaction': {
    input: ({ conversation }: Named) => ({ conversation, seq: 1, reaction: 'love' }),
    at: 'conversation',
    statuses: [204, 403],
    touches: ['chat.reaction'],
    last: 1,
  },
  'message_changes.remove_reaction': {
    input: ({ conversation }: Named) => ({ conversation, seq: 1 }),
    at: 'conversation',
    touches: ['chat.reaction'],
    last: 1,
  },
  'message_changes.delete_message': {
    input: ({ conversation }: Named) => ({ conversation, seq: 1 }),
    at: 'conversation',
    statuses: [200, 404, 409],
    touches: ['chat.conversation', 'chat.deleted_message', 'chat.message', 'chat.reaction'],
    last: 2,
  },
  // Closed after the examples that write, because no one can write afterwards.
  'chat.close': {
    input: ({ conversation }: Named) => ({ conversation, goodbye: 'wishes' }),
    at: 'conversation',
    touches: ['chat.conversation'],
    last: 2,
  },
  'chat.open': {
    input: ({ conversation }: Named) => ({ conversation }),
    at: 'conversation',
    touches: ['chat.conversation'],
  },
  // The third message is the victim's photo: only its receiver can remove it.
  'chat.remove_photo': {
    input: ({ conversation }: Named) => ({ conversation, seq: 3 }),
    at: 'conversation',
    statusesByViewer: { owner: [404] },
    touches: ['chat.photo'],
    last: 3,
  },
  'chat.remove_chat': {
    input: ({ conversation }: Named) => ({ conversation }),
    at: 'conversation',
    touches: ['chat.conversation'],
    last: 3,
  },
  'chat.remove_chats_with': {
    input: ({ member }: Named) => ({ member }),
    at: 'member',
    // Without any messages there is nothing to remove.
    statuses: [204, 404],
    touches: ['chat.conversation'],
    last: 3,
  },
  'notifications.read_settings': simpleExample(),
  'notifications.save_settings': simpleExample(() => ({ emails: { news: true } })),
  'notifications.resume': simpleExample(),
  'notifications.find_suppressions': simpleExample(() => ({ email: 'jonas@example.org' })),
  'notifications.list_newsletters': simpleExample(),
  'notifications.count_readers': simpleExample(() => ({
    site: 1,
    kind: 'news',
    segment: everyone,
  })),
  'notifications.test_newsletter': simpleExample(() => ({
    site: 1,
    kind: 'news',
    texts: { en: { subject: 'New', text: 'Something new.' } },
    path: '/members',
  })),
  // Too few members have asked for news.
  'notifications.plan_newsletter': {
    input: () => ({
      id: randomUUID(),
      site: 1,
      kind: 'news',
      texts: { en: { subject: 'New', text: 'Something new.' } },
      path: '/members',
      segment: everyone,
      hourly: 1000,
      day: null,
      hour: 0,
    }),
    statuses: [409],
  },
  'notifications.stop_newsletter': {
    input: () => ({ newsletter: randomUUID() }),
    statuses: [404],
  },
  'notifications.unsubscribe': { input: () => ({ token: 'A'.repeat(43) }), statuses: [404] },
} as const
