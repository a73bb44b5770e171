import type { StaffViewer } from '#kernel/context.ts'
import type { Database, Queries, Transaction } from '#platform/server/postgres/database.ts'
import {
  type Claim,
  decideClaim,
  isActive,
  type ListedClaim,
  type QueueRules,
} from '../rules/work-queue.ts'
import { insertAuditEntry, insertOpening } from './store-audit.ts'
import {
  deleteClaim,
  lockClaim,
  selectActiveClaims,
  selectClaim,
  upsertClaim,
} from './store-claims.ts'

/**
 * The claims on the items of one queue. The feature stores the items; here they are identified only
 * by their public ids. Claims end when `now` reaches their end, without a job.
 */
export interface WorkQueue {
  /**
   * Claims an item, or extends the caller's claim; null if someone else holds it. Until the
   * transaction ends, no one else can claim the item. Claiming it is opening it: the audit log
   * gets `<queue>.opened`, once per person, item and day.
   */
  claim(
    tx: Transaction,
    item: string,
    by: Pick<StaffViewer, 'staff'>,
    now: Date,
  ): Promise<Claim | null>
  /**
   * Like `claim`, but takes the item over from its holder if the caller's role allows it. Taking
   * over is recorded in the audit log as `<queue>.taken_over`.
   */
  takeOver(
    tx: Transaction,
    item: string,
    by: Pick<StaffViewer, 'staff' | 'role'>,
    now: Date,
  ): Promise<Claim | null>
  /** Returns the active claim; no one else can claim the item until the transaction ends. */
  lock(tx: Transaction, item: string, now: Date): Promise<Claim | null>
  /** Returns the active claim; null if the item is free. */
  find(item: string, now: Date): Promise<Claim | null>
  /** Releases an item; has no effect unless the caller holds it. */
  release(queries: Queries, item: string, by: Pick<StaffViewer, 'staff'>): Promise<void>
  /** Returns the current claims and their holders, earliest end first. */
  list(now: Date): Promise<ListedClaim[]>
}

/** Opens the queue of a feature. */
export function openWorkQueue(database: Database, rules: QueueRules): WorkQueue {
  const { name: queue, claimMs } = rules
  const activeOnly = (claim: Claim | null, now: Date) => (isActive(claim, now) ? claim : null)

  async function acquire(
    tx: Transaction,
    item: string,
    request: { readonly staff: number; readonly takeOverAs: string | null },
    now: Date,
  ): Promise<Claim | null> {
    const held = await lockClaim(tx, { queue, item })
    const decision = decideClaim(rules, { claim: held, ...request }, now)
    if (decision === 'held') return null
    const { staff } = request
    const claim = { staff, until: new Date(now.getTime() + claimMs) }
    await upsertClaim(tx, { queue, item }, claim)
    if (decision !== 'extend')
      await insertOpening(tx, staff, { act: `${queue}.opened`, about: item }, now)
    if (decision === 'take_over')
      await insertAuditEntry(tx, staff, { act: `${queue}.taken_over`, about: item }, now)
    return claim
  }

  return {
    claim: (tx, item, { staff }, now) => acquire(tx, item, { staff, takeOverAs: null }, now),
    takeOver: (tx, item, { staff, role }, now) =>
      acquire(tx, item, { staff, takeOverAs: role }, now),
    lock: async (tx, item, now) => activeOnly(await lockClaim(tx, { queue, item }), now),
    find: async (item, now) => activeOnly(await selectClaim(database, { queue, item }), now),
    async release(queries, item, { staff }) {
      await deleteClaim(queries, { queue, item }, staff)
    },
    list: (now) => selectActiveClaims(database, queue, now),
  }
}
