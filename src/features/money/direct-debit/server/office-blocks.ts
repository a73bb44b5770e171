import { hasPermission } from '#features/members/staff/index.ts'
import { refuseDecision } from '#features/members/staff/server/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/direct-debit.ts'
import type { DebitBlocks } from '../contract/blocks.ts'
import { parseBlockName, shortenBlockName, shortenMark } from '../rules/block-name.ts'
import { suspensionEnd, suspensionMs } from '../rules/strikes.ts'
import type { DebitDeps } from './deps.ts'
import { toLiftTerms } from './lift-approvals.ts'
import { lockBlock, selectBlocks, selectLifts, wasLifted } from './store-blocks.ts'

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
      const by = viewer.staff
      const request = { subject: block, terms: toLiftTerms(since), reason: why, by }
      if (!(await deps.approvals.request(tx, request, now))) {
        const waiting = (await deps.approvals.list(tx)).find(({ subject }) => subject === block)
        return waiting?.requested_by === by && waiting.reason === why ? 'done' : 'waiting'
      }
      const money = { kind: 'lift', site: null, amount: null, currency: null } as const
      const facts = { kind: name.kind, reason: why }
      const act = 'direct_debit.lift_requested'
      await deps.note(tx, viewer, { act, about: shortenBlockName(name), facts, money }, now)
      return 'done'
    })
    if (verdict === 'none') return refuse('not_found')
    return verdict === 'done' ? show(deps, viewer, now) : refuse('direct_debit.lift_waiting')
  }
}

/** Approves or declines another staff member's request (OPS-04). */
export function decideLift(
  deps: Deps,
): Handler<(typeof contract)['direct_debit.decide_lift'], Site> {
  return async ({ block, approved }, { viewer, now }) => {
    const to = approved ? 'approved' : 'declined'
    const decision = { subject: block, to, by: viewer.staff } as const
    const refusal = refuseDecision(await deps.approvals.decide(decision, now))
    return refusal ?? show(deps, viewer, now)
  }
}

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
    waiting.map(({ subject, reason, requested_by, requested_at }) => [
      subject,
      {
        by: names.get(requested_by) ?? '',
        own: requested_by === staff,
        reason: reason ?? '',
        at: requested_at.toISOString(),
      },
    ]),
  )
  return {
    blocks: blocks.map(({ kind, mark, order_id: order, since_at, ...row }) => ({
      ...row,
      block: `${kind}-${mark ?? order}`,
      kind,
      mark: mark === null ? null : shortenMark(mark),
      order,
      members: [...row.members],
      since: since_at.toISOString(),
      until: kind === 'return' ? suspensionEnd(since_at).toISOString() : null,
      request: requests.get(`${kind}-${mark ?? order}`) ?? null,
    })),
    lifted: lifts.map(
      ({ kind, mark, order_id: order, cause, since_at, reason, by, approved_by, at }) => ({
        kind,
        mark: mark === null ? null : shortenMark(mark),
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
