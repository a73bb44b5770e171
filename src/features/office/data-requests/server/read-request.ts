import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract, RequestView } from '../contract/data-requests.ts'
import { proofLimit } from '../rules/deadlines.ts'
import type { DataRequestsDeps } from './deps.ts'
import type { RequestKey } from './request-links.ts'
import { countLinks } from './store-links.ts'
import { lockRequest, type RequestRow, selectRequest } from './store-requests.ts'

/** Returns the request that a link opens. */
export function readRequest({
  database,
  links,
}: Pick<DataRequestsDeps, 'database' | 'links'>): Handler<
  (typeof contract)['data_requests.read_request'],
  Site
> {
  return async ({ token }, { site }) => {
    const key = links.parse(token)
    const row = key === null ? null : await selectRequest(database, key.id, site.pool)
    return key === null || row === null
      ? refuse('data_requests.link_invalid')
      : describeRequest(row, key.scope)
  }
}

/**
 * Emails the link once more. Beyond the limit, and once the request is proven or answered, nothing is
 * sent and the response is the same, so that it says nothing about what the owner of the address did.
 */
export function sendProof({
  database,
  emit,
  links,
}: Pick<DataRequestsDeps, 'database' | 'emit' | 'links'>): Handler<
  (typeof contract)['data_requests.send_proof'],
  Site
> {
  return async ({ token }, { site, now }) => {
    const key = links.parse(token)
    if (key === null) return refuse('data_requests.link_invalid')
    return database.transaction(async (tx) => {
      await lockRequest(tx, key.id)
      const row = await selectRequest(tx, key.id, site.pool)
      if (row === null) return refuse('data_requests.link_invalid')
      if (row.identity !== 'none' || row.outcome !== null || !row.emailed) return null
      const sent = await countLinks(tx, row.id, new Date(now.getTime() - proofLimit.ms))
      if (sent < proofLimit.count)
        await emit(tx, 'data_requests.email_due', { kind: 'proof', id: row.id }, now)
      return null
    })
  }
}

function describeRequest(row: RequestRow, scope: RequestKey['scope']): RequestView {
  const full = scope === 'full'
  const { outcome, action, statement, decided_at: decidedAt, extended_at: extendedAt } = row
  const known = full && (row.by_member || row.identity !== 'none')
  return {
    number: row.number,
    kind: row.kind,
    at: row.received_at.toISOString(),
    due_at: row.due_at.toISOString(),
    full,
    proven: full ? row.identity !== 'none' : null,
    extended:
      full && extendedAt !== null
        ? { at: extendedAt.toISOString(), reason: row.extension_reason ?? '' }
        : null,
    details: known ? row.details : '',
    answered_at: decidedAt?.toISOString() ?? null,
    answer: full && outcome !== null ? { outcome, action, statement } : null,
  }
}
