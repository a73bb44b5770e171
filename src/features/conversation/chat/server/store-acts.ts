import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { SendDecision, SentKind } from '../rules/decide-send.ts'
import type { Reader } from './store.ts'
import type { MessageRow } from './store-messages.ts'

/** The image of a photo message, whose files are already stored. */
export interface SentPhoto {
  readonly id: string
  readonly key: string
  readonly width: number
  readonly height: number
  /** SHA-256 of the uploaded file, in hexadecimal. */
  readonly digest: string
}

export interface MessageInsert {
  readonly sender: number
  readonly recipient: number
  readonly pool: number
  /** The message's id, created by the sender's browser. */
  readonly message: string
  readonly kind: SentKind
  readonly body: string
  readonly photo: Pick<SentPhoto, 'digest'> | SentPhoto | null
  readonly price: number
  /** `none` writes nothing: only a repeat returns a result. */
  readonly basis: SendDecision['basis'] | 'none'
  /** How many conversations the sender can ever start; null for unlimited. */
  readonly maxStarts: number | null
  /** The id for a new conversation. */
  readonly newConversationId: string
  /**
   * For a question whether a fictional profile is real: the honest answer is stored with the
   * message unless there is one within this many messages. Null if the message does not ask.
   */
  readonly honestAnswerWindow: number | null
  /** Warnings for the receiver; null if there are none. */
  readonly note: WarningRecord | null
  /** The author who writes in a fictional profile’s name; null for a member. */
  readonly author: AuthorKind | null
  /** For a member’s message to a fictional profile, what wellbeing records; null for all others. */
  readonly care: WellbeingRecord | null
  /** Whether to store the event for subscribers after the commit. */
  readonly emitsEvent: boolean
}

/** The kind of author of a message in a fictional profile’s name. */
export type AuthorKind = 'staff' | 'ai' | 'ai_assisted'

/**
 * The facts wellbeing records about a message, in the same query; if there are reasons, a pause starts
 * and lasts until `until`.
 */
export interface WellbeingRecord {
  readonly night: boolean
  readonly signs: readonly string[]
  readonly reasons: readonly string[]
  /** The id for a new pause. */
  readonly pause: string
  readonly until: Date
}

/** Warnings recorded for a message, in the same query. */
export interface WarningRecord {
  readonly kinds: readonly string[]
  /** For a first message: 64 bits as 0 and 1. */
  readonly textFingerprint: string | null
  readonly near: number
  /**
   * How many people may receive the same first message before a warning is shown, and since when
   * they are counted.
   */
  readonly threshold: number
  readonly since: Date
}

export type SendOutcome =
  | {
      verdict: 'sent' | 'repeated'
      conversation: string
      seq: number
      sent_at: Date
      charged: number
      balance: number
      picture: MessageRow['photo']
    }
  | { verdict: 'changed' }
  | { verdict: 'id_used' }
  | { verdict: 'too_many_starts' }
  | { verdict: 'not_enough'; balance: number }

/**
 * Writes a message with everything that belongs to it, or nothing; see the SQL function for its
 * verdicts.
 */
export function send(queries: Queries, m: MessageInsert, now: Date): Promise<SendOutcome> {
  if (m.honestAnswerWindow !== null || m.note !== null || m.care !== null) return sendNoting(queries, m, now)
  return queries.one(sql`select * from ${sendMessage(m, now)}`)
}

function sendMessage(m: MessageInsert, now: Date) {
  return sql`chat.send_message(
    sender => ${m.sender}, recipient => ${m.recipient}, pool => ${m.pool}::smallint, message_id => ${m.message}::uuid, kind => ${m.kind},
    body => ${m.body}, photo => ${m.photo}::jsonb, price => ${m.price}, basis => ${m.basis}, max_starts => ${m.maxStarts},
    new_conversation_id => ${m.newConversationId}::uuid, notify => ${m.emitsEvent}, at => ${now}, author => ${m.author},
    awaits_reply => ${m.care !== null})`
}

/**
 * The same query with the honest answer (BEY-02), the warnings (BEY-16) and the wellbeing record
 * (BEY-01), so that no message is stored without them.
 */
function sendNoting(queries: Queries, m: MessageInsert, now: Date): Promise<SendOutcome> {
  return queries.one(sql`
    with sent as materialized (
      select * from ${sendMessage(m, now)}
    ), answered as (
      select message_safety.public_add_notice(conversation => s.conversation, seq => s.seq, asker => ${m.sender}, profile => ${m.recipient},
        in_sight => ${m.honestAnswerWindow ?? 0}, at => ${now}) as done
      from sent s where ${m.honestAnswerWindow !== null} and s.verdict = 'sent'
    ), noted as (
      select message_safety.public_record_message(conversation => s.conversation, seq => s.seq, sender => ${m.sender}, recipient => ${m.recipient},
        kinds => ${m.note?.kinds ?? []}::text[], text_fingerprint => ${m.note?.textFingerprint ?? null}::bit(64), max_distance => ${m.note?.near ?? 0},
        threshold => ${m.note?.threshold ?? 0}, since => ${m.note?.since ?? now}, at => ${now}) as done
      from sent s where ${m.note !== null} and s.verdict = 'sent'
    ), cared as (
      select wellbeing.public_record_message(account => ${m.sender}, pool => ${m.pool}::smallint, profile => ${m.recipient},
        conversation => s.conversation, seq => s.seq, credits => s.charged, night => ${m.care?.night ?? false},
        signals => ${m.care?.signs ?? []}::text[], reasons => ${m.care?.reasons ?? []}::text[], pause_id => ${m.care?.pause ?? m.newConversationId}::uuid,
        until => ${m.care?.until ?? now}, at => ${now}) as done
      from sent s where ${m.care !== null} and s.verdict = 'sent'
    )
    select s.*, (select count(done) from answered) + (select count(done) from noted) + (select count(done) from cared) as noted from sent s`)
}

/** Makes other messages from this account to fictional profiles wait until the transaction ends. */
export async function lockSender(queries: Queries, account: number): Promise<void> {
  await queries.run(sql`select wellbeing.public_lock_member(${account})`)
}

/** Moves a reader's mark; null if the conversation is not theirs or is hidden from them. */
export function markRead(
  queries: Queries,
  { reader, fictionHidden, conversation, seq }: Reader & { conversation: string; seq: number },
  now: Date,
): Promise<{ other: number; read_mark: number; moved: boolean } | null> {
  return queries.maybe(sql`
    select * from chat.mark_read(${reader}, (
      select s.public_id from chat.conversation_side s
      where s.account_id = ${reader} and s.public_id = ${conversation}::uuid
        and not (chat.hides_fictional(${reader}, ${fictionHidden})
          and exists (select from accounts.public_account k where k.account_id = s.other_id and k.kind <> 'member'))
    ), ${seq}, ${now})`)
}

/**
 * Marks messages up to these numbers as delivered to the reader, and returns the marks that
 * changed.
 */
export function markDelivered(
  queries: Queries,
  reader: number,
  reached: readonly { readonly id: number; readonly seq: number }[],
): Promise<{ other: number; conversation: string; seq: number }[]> {
  return queries.many(sql`
    update chat.conversation c
    set a_delivered = case ${reader}::bigint when c.a_id then greatest(c.a_delivered, r.seq) else c.a_delivered end,
      b_delivered = case ${reader}::bigint when c.b_id then greatest(c.b_delivered, r.seq) else c.b_delivered end
    from (
      select * from unnest(${reached.map(({ id }) => id)}::bigint[], ${reached.map(({ seq }) => seq)}::int[]) u (id, seq) order by u.id
    ) r
    where c.id = r.id and (case ${reader}::bigint when c.a_id then c.a_delivered when c.b_id then c.b_delivered end) < r.seq
    returning case ${reader}::bigint when c.a_id then c.b_id else c.a_id end as other, c.public_id as conversation, r.seq`)
}

/** Removes a conversation from a reader's list; false if it is not theirs. */
export async function hideConversation(queries: Queries, reader: number, conversation: string): Promise<boolean> {
  const touched = await queries.run(sql`
    update chat.conversation
    set a_hidden = a_hidden or a_id = ${reader}::bigint, b_hidden = b_hidden or b_id = ${reader}::bigint
    where public_id = ${conversation}::uuid and ${reader}::bigint in (a_id, b_id)`)
  return touched > 0
}

/**
 * Removes the conversation with a member of the pool from the reader's list; false if there is
 * none.
 */
export async function hideConversationWith(queries: Queries, reader: number, member: string): Promise<boolean> {
  const touched = await queries.run(sql`
    update chat.conversation c
    set a_hidden = c.a_hidden or c.a_id = ${reader}::bigint, b_hidden = c.b_hidden or c.b_id = ${reader}::bigint
    from accounts.public_account p
    where p.member_id = ${member}::uuid
      and c.a_id = least(p.account_id, ${reader}::bigint) and c.b_id = greatest(p.account_id, ${reader}::bigint)`)
  return touched > 0
}

/** Locks a pair so that no conversation between them can start until the transaction ends. */
export async function lockPair(tx: Transaction, one: number, other: number): Promise<void> {
  await tx.run(sql`select chat.lock_pair(${one}, ${other})`)
}

/** Deletes a pair's conversation for both members. Returns the storage keys of its photos. */
export async function deletePair(tx: Transaction, one: number, other: number): Promise<string[]> {
  return mapKeys(
    await tx.many(sql`
      with pair as (
        select id from chat.conversation
        where a_id = least(${one}::bigint, ${other}::bigint) and b_id = greatest(${one}::bigint, ${other}::bigint)
        for update
      ), photos as (
        delete from chat.photo p using pair c where p.conversation_id = c.id returning p.key
      ), gone as (
        delete from chat.conversation c using pair where c.id = pair.id
      )
      select key from photos`),
  )
}

/**
 * Deletes what is stored about an erased account. Its messages stay with the receivers unless they
 * are erased as well; its photos are deleted in either case, and their storage keys are returned.
 */
export async function deleteAccountData(tx: Transaction, account: number): Promise<string[]> {
  await tx.run(sql`delete from chat.sender_state where account_id = ${account}`)
  await tx.run(sql`delete from chat.refund where account_id = ${account}`)
  await tx.run(sql`delete from chat.deleted_paid_message where account_id = ${account} or other_id = ${account}`)
  return mapKeys(
    await tx.many(sql`
      with lost as (
        select s.id from chat.conversation_side s
        where s.account_id = ${account}
          and not exists (select from accounts.public_account p where p.account_id = s.other_id)
      ), photos as (
        delete from chat.photo p using chat.message m
        where m.conversation_id = p.conversation_id and m.seq = p.seq
          and m.conversation_id in (select s.id from chat.conversation_side s where s.account_id = ${account})
          and (m.sender_id = ${account} or m.conversation_id in (select id from lost))
        returning p.key
      ), gone as (
        delete from chat.conversation c using lost where c.id = lost.id
      )
      select key from photos`),
  )
}

function mapKeys(rows: readonly { key: string }[]): string[] {
  return rows.map(({ key }) => key)
}
