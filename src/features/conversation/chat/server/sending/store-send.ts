import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { suspicionAt } from '#features/safety/reports/index.ts'
import type { MessageEffect } from '#features/safety/message-safety/server/index.ts'
import type { SendDecision, SentKind } from '../../rules/decide-send.ts'
import type { MessageRow } from '../store-messages.ts'

/** The image of a photo message, whose files are already stored. */
export interface SentPhoto {
  readonly id: string
  readonly key: string
  readonly width: number
  readonly height: number
  /** SHA-256 of the uploaded file, in hexadecimal. */
  readonly digest: string
}

/** The kind of author of a message in a fictional profile’s name. */
export type AuthorKind = 'staff' | 'ai' | 'ai_assisted'

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
  /** Number of the message it replies to. */
  readonly quote: number | null
  /** `none` writes nothing: only a repeat returns a result. */
  readonly basis: SendDecision['basis'] | 'none'
  /** Maximum number of conversations the sender can ever start; null for unlimited. */
  readonly maxStarts: number | null
  readonly newConversationId: string
  /** The author who writes in a fictional profile’s name; null for a member. */
  readonly author: AuthorKind | null
  /** Whether a member writes to a fictional profile, and expects an answer from staff. */
  readonly awaitsReply: boolean
  /** Whether the recipient is a member, who may be under review. */
  readonly toMember: boolean
  /** Effects decided by the message policy, applied in the same query. */
  readonly effects: readonly MessageEffect[]
  /** Whether to store the event for subscribers after the commit. */
  readonly emitsEvent: boolean
}

/** A message that was written now, or before. */
export interface StoredMessage {
  readonly verdict: 'sent' | 'repeated'
  readonly conversation: string
  readonly seq: number
  readonly sent_at: Date
  readonly charged: number
  readonly balance: number
  readonly picture: MessageRow['photo']
  /** The text it has now, which a repeat may find edited or deleted. */
  readonly current_body: string
  readonly edited_at: Date | null
  readonly deleted_at: Date | null
}

export type SendOutcome =
  | StoredMessage
  | { readonly verdict: 'changed' }
  | { readonly verdict: 'id_used' }
  | { readonly verdict: 'quote_gone' }
  | { readonly verdict: 'too_many_starts' }
  | { readonly verdict: 'not_enough'; readonly balance: number }

/** Writes a message with all related rows, or nothing; see the SQL function for its verdicts. */
export function insertMessage(
  queries: Queries,
  message: MessageInsert,
  now: Date,
): Promise<SendOutcome> {
  const effects = message.effects.length === 0 ? null : JSON.stringify(message.effects)
  const suspicion = message.toMember && message.price > 0 ? JSON.stringify(suspicionAt(now)) : null
  return queries.one(sql`
    select * from chat.send_message(
      sender => ${message.sender}, recipient => ${message.recipient}, pool => ${message.pool}::smallint,
      message_id => ${message.message}::uuid, kind => ${message.kind}, body => ${message.body}, photo => ${message.photo}::jsonb,
      price => ${message.price}, basis => ${message.basis}, max_starts => ${message.maxStarts},
      new_conversation_id => ${message.newConversationId}::uuid, author => ${message.author},
      awaits_reply => ${message.awaitsReply}, effects => ${effects}::jsonb, suspicion => ${suspicion}::jsonb, quoted => ${message.quote}::int, notify => ${message.emitsEvent}, at => ${now})`)
}

/** Makes other messages from this account to fictional profiles wait until the transaction ends. */
export async function lockSender(queries: Queries, account: number): Promise<void> {
  await queries.run(sql`select message_safety.public_lock_sender(${account})`)
}
