import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import type { MoneyAct } from '../rules/money-digest.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/**
 * Additional data about an action: texts, numbers, booleans. Never anything written by a member,
 * and no secrets.
 */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>

/** An action to be recorded in the audit log. */
export interface NewAuditEntry {
  /** `feature.past_tense` */
  readonly act: string
  /** The public id of the object of the action. */
  readonly about?: string
  readonly facts?: AuditFacts
  /** Set for an action involving money, which is listed in the owners' daily email. */
  readonly money?: MoneyAct
}

/** Records an action of a staff member, with the name and role they have at this moment. */
export function insertAuditEntry(
  queries: Queries,
  person: number,
  note: NewAuditEntry,
  now: Date,
): Promise<number> {
  return queries.run(sql`
    insert into staff.audit (at, person_id, name, role, act, about, facts, money)
    select ${now}, p.id, p.name, p.role, ${note.act}, ${note.about ?? null}, ${JSON.stringify(note.facts ?? {})}::jsonb,
      ${note.money === undefined ? null : JSON.stringify(note.money)}::jsonb
    from staff.person p where p.id = ${person}`)
}

/** Something a staff member opened: `feature.opened` or `feature.thing_opened`, and its public id. */
export type NewOpening = Required<Pick<NewAuditEntry, 'about'>> & {
  readonly act: `${string}.opened` | `${string}_opened`
}

/**
 * Records that a staff member opened something private; once per person, thing and day (UTC), which
 * a unique index ensures.
 */
export function insertOpening(
  queries: Queries,
  person: number,
  { act, about }: NewOpening,
  now: Date,
): Promise<number> {
  return queries.run(sql`
    insert into staff.audit (at, person_id, name, role, act, about)
    select ${now}, p.id, p.name, p.role, ${act}, ${about} from staff.person p where p.id = ${person}
    on conflict do nothing`)
}

/**
 * Counts a failed login of a staff member, or of an unknown address. The first in a minute becomes
 * a log entry, later ones only increase its count, because the log can't be shortened and must not
 * be flooded.
 */
export function countFailedLogIn(
  tx: Transaction,
  person: number | null,
  now: Date,
): Promise<number> {
  return tx.run(
    sql`select staff.count_failed_log_in(failed_person => ${person}::bigint, at => ${now})`,
  )
}

/** Records an action without a staff member: an operation on the machine. */
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
    select a.id, a.at, a.name, a.role, a.act, a.about,
      case when f.count > 1 then a.facts || jsonb_build_object('count', f.count) else a.facts end as facts
    from staff.audit a left join staff.failed_log_in f on f.entry = a.id
    where ${before}::bigint is null or a.id < ${before}::bigint
    order by a.id desc limit ${limit}`)
}
