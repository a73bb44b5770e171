import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Additional data of an action: texts, numbers, booleans. Never anything a member wrote, and
 * nothing secret.
 */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>

/** An action to be recorded in the audit log. */
export interface NewAuditEntry {
  /** `feature.past_tense` */
  readonly act: string
  /** The public id of the object of the action. */
  readonly about?: string
  readonly facts?: AuditFacts
}

/** Records an action of a staff member, with the name and role they have at this moment. */
export function insertAuditEntry(
  queries: Queries,
  person: number,
  note: NewAuditEntry,
  now: Date,
): Promise<number> {
  return queries.run(sql`
    insert into staff.audit (at, person_id, name, role, act, about, facts)
    select ${now}, p.id, p.name, p.role, ${note.act}, ${note.about ?? null}, ${JSON.stringify(note.facts ?? {})}::jsonb
    from staff.person p where p.id = ${person}`)
}

/**
 * Records an action without a staff member: operations on the machine, and failed logins with an
 * unknown address.
 */
export function insertUnattributedAuditEntry(
  queries: Queries,
  name: string,
  note: NewAuditEntry,
  now: Date,
): Promise<number> {
  return queries.run(sql`
    insert into staff.audit (at, person_id, name, role, act, about, facts)
    values (${now}, null, ${name}, '', ${note.act}, ${note.about ?? null}, ${JSON.stringify(note.facts ?? {})}::jsonb)`)
}

/** Deletes the failed log-ins noted before `before`. */
export async function deleteLogInFailures(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`select staff.delete_log_in_failures(${before})`)
}

export interface AuditRow {
  readonly id: number
  readonly at: Date
  readonly name: string
  readonly role: string
  readonly act: string
  readonly about: string | null
  readonly facts: AuditFacts
}

/** Returns entries of the log, latest first, before a given one. */
export function selectAudit(
  queries: Queries,
  before: number | null,
  limit: number,
): Promise<AuditRow[]> {
  return queries.many(sql`
    select id, at, name, role, act, about, facts from staff.audit
    where ${before}::bigint is null or id < ${before}::bigint
    order by id desc limit ${limit}`)
}
