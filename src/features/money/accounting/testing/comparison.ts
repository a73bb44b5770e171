import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import type { RefundSite } from '#features/money/refunds/testing/refund-site.ts'
import pg from 'pg'
import { getSuperuserUrl } from '#platform/server/testing/run-as-superuser.ts'
import type { Difference, Run } from '../contract/reconciliation.ts'

interface Differences {
  runs: Run[]
  open: Difference[]
  ended: Difference[]
  overdue_count: number
}

export const readDifferences = async (frida: WebClient) =>
  (await frida.send('GET', '/api/office/reconciliation')).body as unknown as Differences

/** Starts a comparison in the office and runs it. */
export async function runComparison(site: RefundSite, frida: WebClient): Promise<Differences> {
  const { infrastructure, product } = site.server
  infrastructure.clock.moveBy(1000)
  const started = await frida.send('POST', '/api/office/reconciliation/runs', { id: randomUUID() })
  expect(started.status).toBe(204)
  expect(await product.reconciliation.work(infrastructure.clock.now())).toBe(true)
  return readDifferences(frida)
}

const summarize = ({ kind, about, order, ours, theirs }: Difference) => ({
  kind,
  about,
  order,
  ours,
  theirs,
})

/** Open differences of an order. */
export const listDifferences = (
  order: Pick<OrderView, 'id'>,
  { open }: Pick<Differences, 'open'>,
) => open.filter((one) => one.order === order.id).map(summarize)

/** Makes changes that triggers and constraints prevent, which only the database owner can do. */
export async function damageRow(
  site: RefundSite,
  statement: string,
  values: unknown[],
): Promise<void> {
  const { connectionString } = site.server.infrastructure.database.pool.options
  const client = new pg.Client({ connectionString: await getSuperuserUrl(connectionString ?? '') })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(statement, values)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.end()
  }
}
