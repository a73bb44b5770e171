import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashToken } from '#platform/server/random.ts'
import type { Queries } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract/data-requests.ts'
import type { DataRequestsDeps } from './deps.ts'
import { type LinkRow, selectLink, spendLinks } from './store-links.ts'
import {
  endRequest,
  lockRequest,
  type RequestRow,
  selectAccountByEmail,
  selectRequest,
  setIdentity,
  supersedeApprovals,
} from './store-requests.ts'

/** Returns what the request behind an emailed link asks for, so that its owner can tell. */
export function readProof({
  database,
}: Pick<DataRequestsDeps, 'database'>): Handler<
  (typeof contract)['data_requests.read_proof'],
  Site
> {
  return async ({ token }, { site, now }) => {
    const found = await findProof(database, token, site.pool, now)
    if (found === null) return refuse('data_requests.link_invalid')
    const { row, link } = found
    const { number, kind, received_at: receivedAt } = row
    return { number, kind, at: receivedAt.toISOString(), may_confirm: link.kind === 'proof' }
  }
}

/**
 * Confirms or denies a request, once. The account it is about is the one that owns the address now;
 * an address that an account merely claims isn't its own.
 */
export function prove({
  database,
  links,
}: Pick<DataRequestsDeps, 'database' | 'links'>): Handler<
  (typeof contract)['data_requests.prove'],
  Site
> {
  return ({ token, mine }, { site, now }) =>
    database.transaction(async (tx) => {
      const first = await findProof(tx, token, site.pool, now)
      if (first === null) return refuse('data_requests.link_invalid')
      await lockRequest(tx, first.row.id)
      // Someone may have used it, or answered, while this waited.
      const found = await findProof(tx, token, site.pool, now)
      if (found === null) return refuse('data_requests.link_invalid')
      const { row, link } = found
      if (mine && link.kind !== 'proof') return refuse('data_requests.link_invalid')
      const account = mine ? await selectAccountByEmail(tx, row.pool, link.email_key) : null
      // A member's request is about their own account, whatever happened to the address since.
      if (mine && row.filed_by !== null && account !== row.filed_by)
        return refuse('data_requests.link_invalid')
      if (mine) {
        await spendLinks(tx, row.id, now)
        const proven = { identity: 'email', account, ground: null, staff: null } as const
        await setIdentity(tx, row.id, proven, now)
      } else {
        const end = { outcome: 'disowned', action: null, statement: null, staff: null } as const
        await endRequest(tx, row.id, end, now)
        await supersedeApprovals(tx, row.public_id, now)
      }
      const opened = mine ? links.createToken({ id: row.id, scope: 'full' }) : null
      return { number: row.number, token: opened }
    })
}

/** The link and its request; null if it was used, has expired, or the request was answered. */
async function findProof(
  queries: Queries,
  token: string,
  pool: number,
  now: Date,
): Promise<{ link: LinkRow; row: RequestRow } | null> {
  const link = await selectLink(queries, hashToken(token), pool)
  if (link === null || link.used_at !== null || link.expires_at <= now) return null
  const row = await selectRequest(queries, link.request, pool)
  if (row === null || row.outcome !== null) return null
  return link.kind === 'proof' && row.identity !== 'none' ? null : { link, row }
}
