import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { Sheet } from '../contract.ts'
import type { Author, OfferedDraft } from '../rules/determine-author.ts'

/** A recorded reply: its author, and how long the member had waited. */
export interface ReplyRow {
  readonly message: string
  readonly conversation: string
  readonly seq: number
  readonly profile: number
  /** Null if AI wrote it alone. */
  readonly staff: number | null
  readonly honest: boolean
  readonly author: Author
  /** In seconds; null if no one was waiting. */
  readonly waited: number | null
}

/** Records who wrote a reply; false if it has already been recorded. */
export async function insertReply(tx: Transaction, row: ReplyRow, now: Date): Promise<boolean> {
  return (
    (await tx.run(sql`
      insert into persona_desk.reply (message, conversation, seq, profile_id, staff_id, honest, author_kind, waited_seconds, replied_at)
      values (${row.message}::uuid, ${row.conversation}::uuid, ${row.seq}, ${row.profile}, ${row.staff}, ${row.honest}, ${row.author},
        ${row.waited}, ${now})
      on conflict (message) do nothing`)) === 1
  )
}

/** Stores an AI draft offered to a staff member. */
export function insertDraft(
  queries: Queries,
  row: { id: string; conversation: string; staff: number; text: string },
  now: Date,
): Promise<number> {
  return queries.run(sql`
    insert into persona_desk.draft (id, conversation, staff_id, text, made_at)
    values (${row.id}::uuid, ${row.conversation}::uuid, ${row.staff}, ${row.text}, ${now})`)
}

/**
 * Returns the stored AI drafts that a reply may come from: those for its conversation, from
 * any staff member, and those shown to its author anywhere. Recent ones were made for the conversation since
 * its last reply, or since `recentSince`.
 */
export function selectDrafts(
  queries: Queries,
  { conversation, staff, recentSince }: { conversation: string; staff: number; recentSince: Date },
): Promise<OfferedDraft[]> {
  return queries.many(sql`
    select d.text, d.conversation = ${conversation}::uuid as here,
      d.conversation = ${conversation}::uuid and d.made_at >= least(${recentSince}::timestamptz, coalesce((
        select r.replied_at from persona_desk.reply r where r.conversation = ${conversation}::uuid order by r.seq desc limit 1
      ), '-infinity')) as recent
    from persona_desk.draft d
    where d.conversation = ${conversation}::uuid or d.staff_id = ${staff}`)
}

/** Whether the staff member already sent this reply. */
export async function hasReplied(
  queries: Queries,
  { message, conversation, staff }: { message: string; conversation: string; staff: number },
): Promise<boolean> {
  const row = await queries.maybe(sql`
    select 1 from persona_desk.reply
    where message = ${message}::uuid and conversation = ${conversation}::uuid and staff_id = ${staff}`)
  return row !== null
}

/** Stores a hand-over note; false if it is already stored. */
export async function insertHandover(
  tx: Transaction,
  row: {
    id: string
    conversation: string
    account: number
    staff: number
    note: string
    forLead: boolean
  },
  now: Date,
): Promise<boolean> {
  return (
    (await tx.run(sql`
      insert into persona_desk.handover (id, conversation, account_id, staff_id, note, for_lead, left_at)
      values (${row.id}::uuid, ${row.conversation}::uuid, ${row.account}, ${row.staff}, ${row.note}, ${row.forLead}, ${now})
      on conflict (id) do nothing`)) === 1
  )
}

/** Whether the staff member has already left this note. */
export async function hasHandedOver(queries: Queries, id: string, staff: number): Promise<boolean> {
  return (
    (await queries.maybe(
      sql`select 1 from persona_desk.handover where id = ${id}::uuid and staff_id = ${staff}`,
    )) !== null
  )
}

/** Marks hand-over notes as done once someone has replied. */
export function settleHandovers(tx: Transaction, conversation: string, now: Date): Promise<number> {
  return tx.run(sql`
    update persona_desk.handover set settled_at = ${now} where conversation = ${conversation}::uuid and settled_at is null`)
}

/** Saves a sheet over the version that was read; null if another version has been saved since. */
export function upsertSheet(
  tx: Transaction,
  row: Sheet & { profile: number; staff: number },
  now: Date,
): Promise<Sheet | null> {
  return tx.maybe(sql`
    insert into persona_desk.character_sheet as s (profile_id, facts, tone, said, version, staff_id, written_at)
    select ${row.profile}, ${row.facts}, ${row.tone}, ${row.said}, 1, ${row.staff}, ${now}
    where ${row.version}::int = 0 or exists (select from persona_desk.character_sheet where profile_id = ${row.profile})
    on conflict (profile_id) do update
      set facts = excluded.facts, tone = excluded.tone, said = excluded.said, version = s.version + 1,
        staff_id = excluded.staff_id, written_at = excluded.written_at
      where s.version = ${row.version}
    returning facts, tone, said, version`)
}

/** Deletes hand-over notes about an erased member. */
export function deleteMemberHandovers(tx: Transaction, account: number): Promise<number> {
  return tx.run(sql`delete from persona_desk.handover where account_id = ${account}`)
}

/** Deletes old drafts and notes. */
export async function deleteExpired(
  queries: Queries,
  { notesBefore, draftsBefore }: { notesBefore: Date; draftsBefore: Date },
): Promise<void> {
  await queries.run(sql`delete from persona_desk.draft where made_at <= ${draftsBefore}`)
  await queries.run(sql`delete from persona_desk.handover where left_at <= ${notesBefore}`)
}

/** The notes of staff about a member, for their data export (BEY-13). */
export function selectExport(queries: Queries, account: number): Promise<object[]> {
  return queries.many(sql`
    select conversation, note, left_at, settled_at from persona_desk.handover where account_id = ${account} order by left_at, id`)
}
