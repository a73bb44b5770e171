import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Reaction } from '../../rules/changes/reactions.ts'
import type { SentKind } from '../../rules/decide-send.ts'
import type { Reader } from '../store.ts'

/** A message in one of the reader's conversations, read under the conversation's lock. */
export interface LockedMessage {
  /** The conversation's internal id. */
  readonly id: number
  readonly seq: number
  readonly other: number
  readonly mine: boolean
  readonly client_id: string
  readonly kind: SentKind
  readonly body: string
  readonly credits: number
  readonly at: Date
  readonly edited_at: Date | null
  readonly deleted: boolean
  readonly withdrawn: boolean
  readonly closed: boolean
  /** Whether the other member has written since. */
  readonly answered: boolean
  /** Whether its sender started the conversation, and no one has answered there yet. */
  readonly opening: boolean
  readonly edits: number
  /** Whether its recipient was shown it. */
  readonly shown: boolean
  /** The credits returned when it was deleted. */
  readonly returned: number
}

/** Position of a message, and how many messages the site shows of a conversation. */
export interface MessagePlace {
  readonly conversation: string
  readonly seq: number
  readonly historyLimit: number
}

/**
 * Locks a conversation, then reads one of its messages; null if the reader cannot see it. Sending,
 * reading, closing, blocking and refunds take the same lock, so nothing changes until the
 * transaction ends.
 */
export async function lockMessage(
  tx: Transaction,
  { reader, fictionHidden }: Reader,
  { conversation, seq, historyLimit }: MessagePlace,
): Promise<LockedMessage | null> {
  const locked = await tx.maybe<{ id: number }>(sql`
    select c.id from chat.conversation c
    where c.id = chat.find_conversation_id(${reader}, ${fictionHidden}, ${conversation}::uuid) for update`)
  if (locked === null) return null
  return tx.maybe(sql`
    select c.id, m.seq, c.a_id + c.b_id - ${reader}::bigint as other, m.sender_id = ${reader} as mine, m.client_id, m.kind, m.body,
      m.credits, m.at, m.edited_at, m.deleted_at is not null as deleted, m.withdrawn, c.closed_by is not null as closed,
      exists (select from chat.message r where r.conversation_id = c.id and r.seq > m.seq and r.sender_id <> m.sender_id) as answered,
      c.started_by = m.sender_id and case m.sender_id when c.a_id then c.b_sent else c.a_sent end = 0 as opening,
      (select count(*)::int from chat.message_version v where v.conversation_id = c.id and v.seq = m.seq) as edits,
      chat.was_shown(c, m.sender_id, m.seq) as shown,
      coalesce((select d.returned from chat.deleted_message d where d.conversation_id = c.id and d.seq = m.seq), 0) as returned
    from chat.conversation c join chat.message m on m.conversation_id = c.id
    where c.id = ${locked.id} and m.seq = ${seq}::int and m.seq > c.seq - ${historyLimit}::int`)
}

/** The text that an edit with this id has replaced, and the one it wrote; null if there is none. */
export async function selectEdit(
  queries: Queries,
  { id, seq }: Pick<LockedMessage, 'id' | 'seq'>,
  edit: string,
): Promise<{ text: string } | null> {
  return queries.maybe(sql`
    select coalesce(
      (select n.body from chat.message_version n
        where n.conversation_id = v.conversation_id and n.seq = v.seq and n.version = v.version + 1), m.body) as text
    from chat.message_version v join chat.message m on m.conversation_id = v.conversation_id and m.seq = v.seq
    where v.conversation_id = ${id} and v.seq = ${seq} and v.edit_id = ${edit}::uuid`)
}

/**
 * Replaces the text of a locked message; the earlier one is kept for reports. Reactions to it are
 * deleted: they referred to the earlier text.
 */
export async function updateText(
  tx: Transaction,
  { id, seq, body, at, edited_at: editedAt, edits, shown }: LockedMessage,
  edit: { readonly id: string; readonly text: string },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into chat.message_version (conversation_id, seq, version, body, written_at, shown, edit_id)
    values (${id}, ${seq}, ${edits + 1}, ${body}, ${editedAt ?? at}, ${shown}, ${edit.id}::uuid)`)
  await tx.run(sql`
    update chat.message set body = ${edit.text}, edited_at = ${now} where conversation_id = ${id} and seq = ${seq}`)
  await tx.run(sql`delete from chat.reaction where conversation_id = ${id} and seq = ${seq}`)
  await tx.run(sql`update chat.conversation set changes = changes + 1 where id = ${id}`)
}

/** Applies the message policy's effects to an edited message. */
export async function applyEffects(
  tx: Transaction,
  { seq, other }: Pick<LockedMessage, 'seq' | 'other'>,
  applied: {
    readonly conversation: string
    readonly sender: number
    readonly pool: number
    readonly effects: readonly unknown[]
  },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    select message_safety.public_apply_effects(effects => ${JSON.stringify(applied.effects)}::jsonb,
      conversation => ${applied.conversation}::uuid, seq => ${seq}, sender => ${applied.sender}, recipient => ${other},
      pool => ${applied.pool}::smallint, credits => 0, at => ${now})`)
}

/**
 * Deletes a locked message for both members, and returns `returned` credits. Its content is sealed
 * for reports until `purgeAt`.
 */
export async function sealMessage(
  tx: Transaction,
  { id, seq, client_id, shown }: LockedMessage,
  {
    sender,
    returned,
    purgeAt,
  }: { readonly sender: number; readonly returned: number; readonly purgeAt: Date },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into chat.deleted_message (conversation_id, seq, body, photo_key, shown, returned, deleted_at, purge_at)
    select m.conversation_id, m.seq, m.body, p.key, ${shown}, ${returned}, ${now}, ${purgeAt}
    from chat.message m left join chat.photo p on p.conversation_id = m.conversation_id and p.seq = m.seq
    where m.conversation_id = ${id} and m.seq = ${seq}`)
  await tx.run(sql`delete from chat.photo where conversation_id = ${id} and seq = ${seq}`)
  await tx.run(sql`delete from chat.reaction where conversation_id = ${id} and seq = ${seq}`)
  await tx.run(sql`
    update chat.message set body = '', deleted_at = ${now} where conversation_id = ${id} and seq = ${seq}`)
  await tx.run(sql`
    update chat.conversation c
    set changes = c.changes + 1,
      a_unread = c.a_unread - (${sender}::bigint = c.b_id and ${seq}::int > c.a_read)::int,
      b_unread = c.b_unread - (${sender}::bigint = c.a_id and ${seq}::int > c.b_read)::int
    where c.id = ${id}`)
  await tx.run(sql`select chat.forget_waiting(${id}, ${sender})`)
  if (returned === 0) return
  // The nightly job must neither find it again nor pay it again; the refund has a key of its own.
  await tx.run(sql`
    insert into chat.refund (account_id, message_id, recorded_at, returned_at) values (${sender}, ${client_id}::uuid, ${now}, ${now})
    on conflict do nothing`)
  await tx.run(sql`
    select credits.public_refund_spend(${sender}, ${client_id}::uuid, ${`unread:${client_id}`}, ${now}, 'unreadable')`)
}

export async function selectBalance(queries: Queries, account: number): Promise<number> {
  const { balance } = await queries.one<{ balance: number }>(
    sql`select chat.wallet_balance(${account}) as balance`,
  )
  return balance
}

/** Stores a reaction to a locked message, replacing an earlier one. */
export async function upsertReaction(
  tx: Transaction,
  { id, seq }: Pick<LockedMessage, 'id' | 'seq'>,
  { account, reaction }: { readonly account: number; readonly reaction: Reaction },
  now: Date,
): Promise<boolean> {
  const touched = await tx.run(sql`
    insert into chat.reaction as r (conversation_id, seq, account_id, kind, at) values (${id}, ${seq}, ${account}, ${reaction}, ${now})
    on conflict on constraint reaction_pk do update set kind = excluded.kind, at = excluded.at where r.kind <> excluded.kind`)
  return touched > 0
}

/** Deletes a reaction to a locked message; false if there is none. */
export async function deleteReaction(
  tx: Transaction,
  { id, seq }: Pick<LockedMessage, 'id' | 'seq'>,
  account: number,
): Promise<boolean> {
  const touched = await tx.run(sql`
    delete from chat.reaction where conversation_id = ${id} and seq = ${seq} and account_id = ${account}`)
  return touched > 0
}

/**
 * Deletes the sealed content of messages that were deleted long ago, at most `batchSize`, with their
 * earlier texts; returns how many, and the storage keys of their photos.
 */
export function deleteDueMessages(
  tx: Transaction,
  batchSize: number,
  now: Date,
): Promise<{ deleted: number; keys: string[] }> {
  return tx.one(sql`
    with due as (
      select conversation_id, seq, photo_key from chat.deleted_message where purge_at <= ${now}
      order by purge_at limit ${batchSize} for update skip locked
    ), versions as (
      delete from chat.message_version v using due where v.conversation_id = due.conversation_id and v.seq = due.seq
    ), gone as (
      delete from chat.deleted_message d using due where d.conversation_id = due.conversation_id and d.seq = due.seq returning 1
    )
    select (select count(*)::int from gone) as deleted, array(
      select photo_key from due where photo_key is not null and not exists (select from chat.sealed_message z where z.photo_key = due.photo_key)
    ) as keys`)
}

/** Whether an account is in invisible mode. */
export async function selectInvisible(queries: Queries, account: number): Promise<boolean> {
  const row = await queries.maybe<{ invisible: boolean }>(
    sql`select p.invisible from accounts.public_account p where p.account_id = ${account}`,
  )
  return row?.invisible === true
}
