import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  defaultPreferences,
  type DisabledReason,
  type EmailKind,
  type Frequency,
  type Preferences,
} from '../rules/preferences.ts'

/** A change of some preferences; the others stay. */
export interface PreferenceChange {
  readonly emails?: Partial<Record<EmailKind, boolean>>
  readonly frequency?: Frequency | undefined
  readonly messageText?: boolean | undefined
  readonly quietHours?: boolean | undefined
  readonly timeZone?: string | undefined
  /** The kinds to list as unsubscribed in a mail app, in addition to those listed. */
  readonly unsubscribed?: readonly EmailKind[]
}

/** The columns of `notifications.preference` as a member's preferences. */
export const preferenceColumns = sql.part`
  p.account_id is not null as chosen, p.new_conversations, p.new_messages, p.likes, p.unread_message_reminders, p.weekly_updates,
  p.reminders, p.news, p.promotions, p.frequency, p.message_text, p.quiet_hours, p.time_zone, p.unsubscribed`

/** A row of these columns; the values are null if the member has not chosen anything. */
export interface PreferenceRow {
  readonly chosen: boolean
  readonly new_conversations: boolean
  readonly new_messages: boolean
  readonly likes: boolean
  readonly unread_message_reminders: boolean
  readonly weekly_updates: boolean
  readonly reminders: boolean
  readonly news: boolean
  readonly promotions: boolean
  readonly frequency: Frequency
  readonly message_text: boolean
  readonly quiet_hours: boolean
  readonly time_zone: string | null
  readonly unsubscribed: readonly EmailKind[]
}

/** Converts a row, filling in the defaults. */
export function toPreferences(row: PreferenceRow | null): Preferences {
  if (row === null || !row.chosen) return defaultPreferences
  return {
    emails: {
      new_conversations: row.new_conversations,
      new_messages: row.new_messages,
      like: row.likes,
      unread_message_reminders: row.unread_message_reminders,
      weekly_updates: row.weekly_updates,
      reminders: row.reminders,
      news: row.news,
      promotions: row.promotions,
    },
    frequency: row.frequency,
    messageText: row.message_text,
    quietHours: row.quiet_hours,
    timeZone: row.time_zone,
    unsubscribed: row.unsubscribed,
  }
}

/** A member's preferences. */
export async function selectPreferences(queries: Queries, account: number): Promise<Preferences> {
  return toPreferences(
    await queries.maybe<PreferenceRow>(
      sql`select ${preferenceColumns} from notifications.preference p where p.account_id = ${account}`,
    ),
  )
}

/**
 * Changes some preferences. A kind that is switched on or off is no longer listed as unsubscribed in
 * a mail app.
 */
export async function upsertPreferences(
  queries: Queries,
  account: number,
  { emails = {}, unsubscribed = [], ...change }: PreferenceChange,
  now: Date,
): Promise<void> {
  const d = defaultPreferences
  const { frequency = null, messageText = null, quietHours = null, timeZone = null } = change
  const on = (kind: EmailKind) => emails[kind] ?? null
  const switched = Object.keys(emails)
  await queries.run(sql`
    insert into notifications.preference as p (account_id, new_conversations, new_messages, likes, unread_message_reminders,
      weekly_updates, reminders, news, promotions, frequency, message_text, quiet_hours, time_zone, unsubscribed, changed_at)
    values (${account}, coalesce(${on('new_conversations')}::boolean, ${d.emails.new_conversations}),
      coalesce(${on('new_messages')}::boolean, ${d.emails.new_messages}),
      coalesce(${on('like')}::boolean, ${d.emails.like}),
      coalesce(${on('unread_message_reminders')}::boolean, ${d.emails.unread_message_reminders}),
      coalesce(${on('weekly_updates')}::boolean, ${d.emails.weekly_updates}),
      coalesce(${on('reminders')}::boolean, ${d.emails.reminders}),
      coalesce(${on('news')}::boolean, ${d.emails.news}),
      coalesce(${on('promotions')}::boolean, ${d.emails.promotions}),
      coalesce(${frequency}::text, ${d.frequency}), coalesce(${messageText}::boolean, ${d.messageText}),
      coalesce(${quietHours}::boolean, ${d.quietHours}), ${timeZone}::text, ${unsubscribed}::text[], ${now})
    on conflict (account_id) do update set
      new_conversations = coalesce(${on('new_conversations')}::boolean, p.new_conversations),
      new_messages = coalesce(${on('new_messages')}::boolean, p.new_messages),
      likes = coalesce(${on('like')}::boolean, p.likes),
      unread_message_reminders = coalesce(${on('unread_message_reminders')}::boolean, p.unread_message_reminders),
      weekly_updates = coalesce(${on('weekly_updates')}::boolean, p.weekly_updates),
      reminders = coalesce(${on('reminders')}::boolean, p.reminders),
      news = coalesce(${on('news')}::boolean, p.news),
      promotions = coalesce(${on('promotions')}::boolean, p.promotions),
      frequency = coalesce(${frequency}::text, p.frequency),
      message_text = coalesce(${messageText}::boolean, p.message_text),
      quiet_hours = coalesce(${quietHours}::boolean, p.quiet_hours),
      time_zone = coalesce(${timeZone}::text, p.time_zone),
      unsubscribed = array(
        select distinct kind from unnest(p.unsubscribed) kind where kind <> all (${switched}::text[])
        union select unnest(${unsubscribed}::text[])),
      changed_at = ${now}`)
}

/** Why emails to a member's address are held back, if they are (NTF-02). */
export async function selectDisabledReasons(
  queries: Queries,
  account: number,
): Promise<DisabledReason[]> {
  const rows = await queries.many<{ reason: DisabledReason }>(sql`
    select reason from notifications.suppression where account_id = ${account} and reason is not null
    union
    select 'listunsubscribe' from notifications.preference where account_id = ${account} and unsubscribed <> '{}'
    order by 1`)
  return rows.map(({ reason }) => reason)
}

/** Forgets that the account's address bounced or complained. */
export async function deleteSuppressions(queries: Queries, account: number): Promise<void> {
  await queries.run(sql`delete from notifications.suppression where account_id = ${account}`)
}
