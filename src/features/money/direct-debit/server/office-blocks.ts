import { hasPermission } from '#features/members/staff/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/direct-debit.ts'
import type { DebitBlocks } from '../contract/blocks.ts'
import { type BlockName, parseBlockName } from '../rules/block-name.ts'
import { suspensionEnd, suspensionMs } from '../rules/strikes.ts'
import type { DebitDeps } from './deps.ts'
import { lift, lockBlock, selectBlocks, selectLifts, wasLifted } from './store-blocks.ts'

type Deps = Pick<DebitDeps, 'database' | 'note' | 'nameOf' | 'approvals'>

/** Lists direct debit blocks and past lifts (CRED-07). */
export function listBlocks(
  deps: Deps,
): Handler<(typeof contract)['direct_debit.list_blocks'], Site> {
  return (_, { viewer, now }) => show(deps, viewer, now)
}

/**
 * Requests that a block be lifted (CRED-07): a second staff member always decides, because lifting
 * a block allows payments that can be reversed (OPS-04).
 */
export function liftBlock(deps: Deps): Handler<(typeof contract)['direct_debit.lift_block'], Site> {
  return async ({ block, reason }, { viewer, now }) => {
    const name = parseBlockName(block)
    if (name === null) return refuse('not_found')
    const why = reason.trim()
    if (why === '') return refuse('direct_debit.reason_required', { field: 'reason' })
    const verdict = await deps.database.transaction(async (tx) => {
      const since = await lockBlock(tx, name)
      if (since === null) return (await wasLifted(tx, name)) ? 'done' : 'none'
      const terms = { reason: why, since: since.toISOString() }
      const by = viewer.staff
      if (!(await deps.approvals.request(tx, { subject: block, terms, by }, now))) {
        const waiting = (await deps.approvals.list(tx)).find(({ subject }) => subject === block)
        return waiting?.requested_by === by && waiting.terms.reason === why ? 'done' : 'waiting'
      }
      await note(deps, tx, viewer, { act: 'direct_debit.lift_requested', name, reason: why }, now)
      return 'done'
    })
    if (verdict === 'none') return refuse('not_found')
    return verdict === 'done' ? show(deps, viewer, now) : refuse('direct_debit.lift_waiting')
  }
}

const refusals = {
  own: 'direct_debit.own_lift',
  decided: 'direct_debit.lift_decided',
  changed: 'direct_debit.lift_changed',
} as const

/**
 * Approves or declines another staff member's request; approved, the block is lifted and the reason
 * recorded permanently, in the same transaction.
 */
export function decideLift(
  deps: Deps,
): Handler<(typeof contract)['direct_debit.decide_lift'], Site> {
  return async ({ block, approved }, { viewer, now }) => {
    const name = parseBlockName(block)
    if (name === null) return refuse('not_found')
    const by = viewer.staff
    const verdict = await deps.database.transaction(async (tx) => {
      const since = await lockBlock(tx, name)
      const decision = {
        subject: block,
        // A block that has ended or started again in the meantime is not the requested one.
        terms: ({ reason = null }) => ({ reason, since: since?.toISOString() ?? null }),
        by,
        approved,
      }
      const result = await deps.approvals.decide(tx, decision, now)
      if (result.verdict !== 'end') return result.verdict
      const reason = String(result.terms.reason)
      if (approved) await lift(tx, { name, reason, by: result.requestedBy, approvedBy: by }, now)
      const act = approved ? 'direct_debit.block_lifted' : 'direct_debit.lift_declined'
      await note(deps, tx, viewer, { act, name, reason }, now)
      return 'end'
    })
    if (verdict === 'none') return refuse('not_found')
    return verdict === 'end' || verdict === 'repeated'
      ? show(deps, viewer, now)
      : refuse(refusals[verdict])
  }
}

function note(
  deps: Deps,
  tx: Transaction,
  viewer: StaffViewer,
  { act, name, reason }: { act: string; name: BlockName; reason: string },
  now: Date,
) {
  const about = name.kind === 'return' ? name.order : shortened(name.mark)
  const kind = act === 'direct_debit.lift_requested' ? 'lift' : 'approval'
  const money = { kind, site: null, amount: null, currency: null } as const
  return deps.note(
    tx,
    viewer,
    {
      act,
      about,
      facts: { kind: name.kind, reason },
      ...(act !== 'direct_debit.lift_declined' && { money }),
    },
    now,
  )
}

/** Enough of a hash to distinguish it from others. */
const shortened = (mark: string) => mark.slice(0, 12)

async function show(
  { database, nameOf, approvals }: Deps,
  { role, staff }: StaffViewer,
  now: Date,
): Promise<DebitBlocks> {
  const [blocks, lifts, waiting] = await Promise.all([
    selectBlocks(database, new Date(now.getTime() - suspensionMs)),
    selectLifts(database),
    approvals.list(database),
  ])
  const names = await nameOf([
    ...lifts.flatMap(({ by, approved_by }) => [by, approved_by]),
    ...waiting.map(({ requested_by }) => requested_by),
  ])
  const requests = new Map(
    waiting.map(({ subject, terms, requested_by, requested_at }) => [
      subject,
      {
        by: names.get(requested_by) ?? '',
        own: requested_by === staff,
        reason: String(terms.reason),
        at: requested_at.toISOString(),
      },
    ]),
  )
  return {
    blocks: blocks.map(({ kind, mark, order_id: order, since_at, ...row }) => ({
      ...row,
      block: `${kind}-${mark ?? order}`,
      kind,
      mark: mark === null ? null : shortened(mark),
      order,
      members: [...row.members],
      since: since_at.toISOString(),
      until: kind === 'return' ? suspensionEnd(since_at).toISOString() : null,
      request: requests.get(`${kind}-${mark ?? order}`) ?? null,
    })),
    lifted: lifts.map(
      ({ kind, mark, order_id: order, cause, since_at, reason, by, approved_by, at }) => ({
        kind,
        mark: mark === null ? null : shortened(mark),
        order,
        cause,
        since: since_at.toISOString(),
        reason,
        by: names.get(by) ?? '',
        approved_by: names.get(approved_by) ?? '',
        at: at.toISOString(),
      }),
    ),
    may_lift: hasPermission(role, 'direct_debit_blocks.lift'),
  }
}
