import type { Queries, Transaction } from '#platform/server/postgres/database.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import type { EmailState } from '../../rules/email-states.ts'

interface Attempt {
  readonly id: string
  readonly keyHash: string
  readonly account: number | null
  readonly addressHash: Buffer
  readonly kind: string
  readonly task: number | null
  readonly notification: string | null
  readonly state: 'sending' | 'suppressed'
}

/** Records that an email is about to be sent, or is not sent at all. */
export async function upsertAttempt(queries: Queries, attempt: Attempt, now: Date): Promise<void> {
  const { id, keyHash, account, addressHash, kind, task, notification, state } = attempt
  const tries = state === 'sending' ? 1 : 0
  await queries.run(sql`
    insert into operations.email as e
      (id, key_hash, account_id, site_id, address_hash, kind, state, reply, tries, created_at, changed_at, task_id, notification_id)
    values (${id}, ${keyHash}, ${account}::bigint,
      (select a.site_id from accounts.public_account a where a.account_id = ${account}::bigint),
      ${addressHash}, ${kind}, ${state}, null, ${tries}, ${now}, ${now}, ${task}::bigint, ${notification}::uuid)
    on conflict (key_hash) do update set
      state = excluded.state, reply = null, tries = e.tries + excluded.tries, changed_at = excluded.changed_at,
      address_hash = excluded.address_hash, task_id = excluded.task_id`)
}

export async function updateState(
  queries: Queries,
  keyHash: string,
  { state, reply }: { readonly state: EmailState; readonly reply: string | null },
  now: Date,
): Promise<void> {
  await queries.run(sql`
    update operations.email set state = ${state}, reply = ${reply}, changed_at = ${now} where key_hash = ${keyHash}`)
}

/**
 * Records that an accepted email came back or was reported as spam: the one the report names, or, if
 * it names none, the last one to the address.
 */
export async function updateReturned(
  queries: Queries,
  returned: {
    readonly account: number
    readonly addressHash: Buffer
    readonly keyHash: string | null
    readonly state: 'bounced' | 'complained'
    readonly reply: string | null
  },
  now: Date,
): Promise<void> {
  const { account, addressHash, keyHash, state, reply } = returned
  await queries.run(sql`
    update operations.email set state = ${state}, reply = ${reply}, changed_at = ${now}
    where id = (
      select e.id from operations.email e
      where e.account_id = ${account} and e.address_hash = ${addressHash}
        and e.state in ('accepted', 'unknown', 'bounced') and (${keyHash}::text is null or e.key_hash = ${keyHash})
      order by e.changed_at desc, e.id limit 1)`)
}

/** Records that staff sent an email again; it waits for its next try. */
export async function updateRetried(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.run(
    sql`update operations.email set state = 'queued', reply = null, changed_at = ${now} where id = ${id}`,
  )
}

export async function deleteOldEmails(queries: Queries, before: Date): Promise<void> {
  await queries.run(sql`delete from operations.email where changed_at < ${before}`)
}

/** Returns what is recorded about a member, for their data export. */
export function selectExport(queries: Queries, account: number): Promise<object[]> {
  return queries.many(sql`
    select kind, state, reply, created_at, changed_at from operations.email
    where account_id = ${account} order by created_at`)
}

export async function deleteOfAccount(tx: Transaction, account: number): Promise<void> {
  await tx.run(sql`delete from operations.email where account_id = ${account}`)
}

/** Records an email with its outcome, unless it is recorded already. */
export async function insertRecord(
  queries: Queries,
  email: Omit<Attempt, 'task' | 'notification' | 'state'> & {
    readonly state: EmailState
    readonly reply: string | null
  },
  at: Date,
): Promise<void> {
  const { id, keyHash, account, addressHash, kind, state, reply } = email
  await queries.run(sql`
    insert into operations.email
      (id, key_hash, account_id, site_id, address_hash, kind, state, reply, tries, created_at, changed_at)
    values (${id}, ${keyHash}, ${account}::bigint,
      (select a.site_id from accounts.public_account a where a.account_id = ${account}::bigint),
      ${addressHash}, ${kind}, ${state}, ${reply}, 1, ${at}, ${at})
    on conflict (key_hash) do nothing`)
}
