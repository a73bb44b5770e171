import type { EventPayload } from '#kernel/event.ts'
import type { AsyncSubscriber, TransactionalSubscriber } from '#platform/server/events/emit.ts'
import { newId } from '#platform/server/random.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { events as chat } from '#features/conversation/chat/contract/chat.ts'
import type { events as likes } from '#features/discovery/likes/contract.ts'
import type { SentKind } from '../rules/preferences.ts'
import { nextReminderAt } from '../rules/reminders.ts'
import { computeSendTime } from '../rules/send-time.ts'
import { formatTopic, type Topic } from '../rules/topics.ts'
import type { NotificationsDeps } from './deps.ts'
import { selectReader, upsertEmail } from './store-emails.ts'
import { selectUnreadFrom, upsertReminder } from './store-reminders.ts'
import { deleteSuppressions } from './store-preferences.ts'

type Deps = Pick<NotificationsDeps, 'database'>
type AccountSubscriber = TransactionalSubscriber<{ account: number }>

/** Queues an email about a message, and the reminders in case it stays unread. */
export function onMessageSent({
  database,
}: Deps): AsyncSubscriber<EventPayload<(typeof chat)['chat.message_sent']>> {
  return async function emailMessage({ conversation, to, first }, { now }) {
    await queueMessage(database, { account: to, conversation, first }, now)
  }
}

/** Queues emails about what a new member wrote before their address was confirmed. */
export function onActivated(): AccountSubscriber {
  return async function emailHeldBack(tx, { account: sender }, now) {
    for (const unread of await selectUnreadFrom(tx, sender))
      await queueMessage(tx, { ...unread, first: true }, now)
  }
}

/** A new address has no bounces or complaints. */
export function onEmailChanged(): AccountSubscriber {
  return (tx, { account }) => deleteSuppressions(tx, account)
}

/** Queues an email about a like. */
export function onLiked({
  database,
}: Deps): AsyncSubscriber<EventPayload<(typeof likes)['likes.liked']>> {
  return async function emailLike({ liked }, { now }) {
    await queue(database, { account: liked, kind: 'like', topic: { kind: 'likes' } }, now)
  }
}

/** Queues an email about a match for each side; a member who was here at that time gets none. */
export function onMatched({
  database,
}: Deps): AsyncSubscriber<EventPayload<(typeof likes)['likes.matched']>> {
  return async function emailMatch({ match, accounts }, { now }) {
    for (const account of accounts)
      await queue(database, { account, kind: 'like', topic: { kind: 'match', id: match } }, now)
  }
}

async function queueMessage(
  queries: Queries,
  { account, conversation, first }: { account: number; conversation: string; first: boolean },
  now: Date,
): Promise<void> {
  const kind = first ? 'new_conversations' : 'new_messages'
  const topic = { kind: 'conversation', id: conversation } as const
  const isMember = await queue(queries, { account, kind, topic }, now)
  const dueAt = nextReminderAt(now, 0)
  if (isMember && dueAt !== null) await upsertReminder(queries, { account, conversation, dueAt })
}

/** Adds a topic to the waiting email of the kind; false if the account gets no emails at all. */
async function queue(
  queries: Queries,
  { account, kind, topic }: { account: number; kind: SentKind; topic: Topic },
  now: Date,
): Promise<boolean> {
  const reader = await selectReader(queries, account, kind, now)
  if (reader === null) return false
  const { preferences, timeZone, recent } = reader
  if (!preferences.emails[kind]) return true
  const { frequency, quietHours } = preferences
  const nextAt = computeSendTime({ now, frequency, quietHours, timeZone, recent })
  await upsertEmail(queries, { id: newId(), account, kind, topic: formatTopic(topic), nextAt }, now)
  return true
}
