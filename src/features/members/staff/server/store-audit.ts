import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'

/** What may stand beside an act: words, numbers, yes and no. Never what a member wrote, and nothing secret. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>

/** One act as it is written down. */
export interface AuditNote {
  /** `feature.past_tense` */
  readonly act: string
  /** The outside id of what it was done to. */
  readonly about?: string
  readonly facts?: AuditFacts
}

/** Writes down what someone of the staff did, under the name and role they have at this moment. */
export function insertNote(queries: Queries, person: number, note: AuditNote, now: Date): Promise<number> {
  return queries.run(sql`
    insert into staff.audit (at, person_id, name, role, act, about, facts)
    select ${now}, p.id, p.name, p.role, ${note.act}, ${note.about ?? null}, ${JSON.stringify(note.facts ?? {})}::jsonb
    from staff.person p where p.id = ${person}`)
}

/** Writes down what nobody of the staff did: the machine's own words, and log-ins that failed under no known address. */
export function insertNamelessNote(queries: Queries, name: string, note: AuditNote, now: Date): Promise<number> {
  return queries.run(sql`
    insert into staff.audit (at, person_id, name, role, act, about, facts)
    values (${now}, null, ${name}, '', ${note.act}, ${note.about ?? null}, ${JSON.stringify(note.facts ?? {})}::jsonb)`)
}

/** One line of the log. */
export interface AuditRow {
  readonly id: number
  readonly at: Date
  readonly name: string
  readonly role: string
  readonly act: string
  readonly about: string | null
  readonly facts: AuditFacts
}

/** Some lines of the log, the latest first, before a given one. */
export function selectAudit(queries: Queries, before: number | null, most: number): Promise<AuditRow[]> {
  return queries.many(sql`
    select id, at, name, role, act, about, facts from staff.audit
    where ${before}::bigint is null or id < ${before}::bigint
    order by id desc limit ${most}`)
}
