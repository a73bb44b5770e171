import type { Locale } from '#kernel/locale.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import { emailKey } from '../../rules/email.ts'
import { normalizeName } from '../../rules/name.ts'
import { lookalikeKey } from '../lookalike-name.ts'

/**
 * A prepared account: one of the demo cast, a seeded member, or a fictional or sponsored profile.
 */
export interface AccountDraft {
  /** The public id; inserting the same draft again does not create a second account. */
  readonly member: string
  readonly pool: number
  readonly site: number
  readonly kind: 'member' | 'fictional' | 'sponsored'
  readonly name: string
  /** Members only; fictional and sponsored profiles cannot log in. */
  readonly email?: string
  /** From `hashPassword`, so that many can share one. */
  readonly passwordHash?: string
  readonly status?: 'not_confirmed' | 'active' | 'disabled'
  readonly locale: Locale
  readonly createdAt: Date
  readonly lastActiveAt?: Date | null
  readonly invisible?: boolean
}

/**
 * Inserts drafts in one query; those whose id, name or email address already exists are skipped.
 */
export async function insertDrafts(
  queries: Queries,
  drafts: readonly AccountDraft[],
): Promise<void> {
  const rows = drafts.map((draft) => {
    const member = draft.kind === 'member'
    const status = draft.status ?? 'active'
    return {
      member: draft.member,
      pool: draft.pool,
      site: draft.site,
      kind: draft.kind,
      name: normalizeName(draft.name),
      name_key: lookalikeKey(draft.name),
      email: member ? draft.email : null,
      email_key: member ? emailKey(draft.email ?? '') : null,
      email_claimed_at: member ? draft.createdAt : null,
      password_hash: member ? draft.passwordHash : null,
      status,
      locale: draft.locale,
      created_at: draft.createdAt,
      activated_at: status === 'not_confirmed' ? null : draft.createdAt,
      last_active_at: draft.lastActiveAt ?? null,
      invisible: draft.invisible ?? false,
    }
  })
  await queries.run(sql`
    insert into accounts.account (member_id, pool_id, site_id, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
      status, locale, created_at, activated_at, last_active_at, invisible, demo)
    select member, pool, site, kind, name, name_key, email, email_key, email_claimed_at, password_hash,
      status, locale, created_at, activated_at, last_active_at, invisible, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as draft (member uuid, pool smallint, site int, kind text, name text, name_key text,
      email text, email_key text, email_claimed_at timestamptz, password_hash text, status text, locale text, created_at timestamptz,
      activated_at timestamptz, last_active_at timestamptz, invisible boolean)
    on conflict do nothing`)
}

/** Returns the internal keys of accounts by public id. */
export async function selectKeys(
  queries: Queries,
  members: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queries.many<{ member: string; id: number }>(sql`
    select member_id as member, id from accounts.account where member_id = any(${[...members]}::uuid[])`)
  return new Map(rows.map((row) => [row.member, row.id]))
}
