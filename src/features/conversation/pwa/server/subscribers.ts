import type { EventPayload } from '#kernel/event.ts'
import type { AsyncSubscriber, TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { events as chat } from '#features/conversation/chat/contract/chat.ts'
import type { events as likes } from '#features/discovery/likes/contract.ts'
import { type Topic, formatTopicKey } from '../rules/topics.ts'
import type { PushParts } from './deps.ts'
import type { Sender } from './sender.ts'
import { upsertDue, upsertDueFrom } from './store-due.ts'

type Parts = Pick<PushParts, 'database' | 'pageVisibility'> & {
  readonly sender: Pick<Sender, 'wake'>
}

/** Queues a push for a new message. */
export function onMessageSent(
  parts: Parts,
): AsyncSubscriber<EventPayload<(typeof chat)['chat.message_sent']>> {
  return async function pushMessage({ conversation, to }, { now }) {
    await note(parts, to, { kind: 'message', conversation }, now)
  }
}

/**
 * Queues pushes for what a new member wrote before confirming their address: until then no one is
 * pushed for it.
 */
export function onActivated({
  sender,
}: Pick<Parts, 'sender'>): TransactionalSubscriber<{ account: number }> {
  return async function pushHeldBack(tx, { account }, now) {
    if ((await upsertDueFrom(tx, account, now)) > 0) tx.afterCommit(() => sender.wake())
  }
}

/** Queues a push for a new like. */
export function onLiked(
  parts: Parts,
): AsyncSubscriber<EventPayload<(typeof likes)['likes.liked']>> {
  return async function pushLike({ liked }, { now }) {
    await note(parts, liked, { kind: 'likes' }, now)
  }
}

/** Queues a push for each side of a match that has no page visible. */
export function onMatched(
  parts: Parts,
): AsyncSubscriber<EventPayload<(typeof likes)['likes.matched']>> {
  return async function pushMatch({ match, accounts }, { now }) {
    for (const account of accounts) await note(parts, account, { kind: 'match', match }, now)
  }
}

/**
 * Only queues the push; its content is looked up when it is sent, and the event handler does not
 * wait for it.
 */
async function note(
  { database, pageVisibility, sender }: Parts,
  account: number,
  topic: Topic,
  now: Date,
): Promise<void> {
  if (pageVisibility.has(account)) return
  if ((await upsertDue(database, account, formatTopicKey(topic), now)) > 0) sender.wake()
}
