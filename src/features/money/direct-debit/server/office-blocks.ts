import { hasPermission } from '#features/members/staff/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/direct-debit.ts'
import type { DebitBlocks } from '../contract/blocks.ts'
import { parseBlockName } from '../rules/block-name.ts'
import { suspensionEnd, suspensionMs } from '../rules/strikes.ts'
import type { DebitDeps } from './deps.ts'
import { lift, selectBlocks, selectLifts, wasLifted } from './store-blocks.ts'

type Deps = Pick<DebitDeps, 'database' | 'note' | 'nameOf'>

/** Lists direct debit blocks and past lifts (CRED-07). */
export function listBlocks(
  deps: Deps,
): Handler<(typeof contract)['direct_debit.list_blocks'], Site> {
  return (_, { viewer, now }) => show(deps, viewer, now)
}

/** Lifts a block and permanently records the reason (CRED-07). */
export function liftBlock(deps: Deps): Handler<(typeof contract)['direct_debit.lift_block'], Site> {
  return async ({ block, reason }, { viewer, now }) => {
    const name = parseBlockName(block)
    if (name === null) return refuse('not_found')
    const why = reason.trim()
    if (why === '') return refuse('direct_debit.reason_required', { field: 'reason' })
    const done = await deps.database.transaction(async (tx) => {
      if (!(await lift(tx, { name, reason: why, by: viewer.staff }, now)))
        return wasLifted(tx, name)
      const about = name.kind === 'return' ? name.order : shortened(name.mark)
      await deps.note(
        tx,
        viewer,
        { act: 'direct_debit.block_lifted', about, facts: { kind: name.kind, reason: why } },
        now,
      )
      return true
    })
    return done ? show(deps, viewer, now) : refuse('not_found')
  }
}

/** Enough of a hash to tell it apart from others. */
const shortened = (mark: string) => mark.slice(0, 12)

async function show(
  { database, nameOf }: Deps,
  { role, staff: _ }: StaffViewer,
  now: Date,
): Promise<DebitBlocks> {
  const [blocks, lifts] = await Promise.all([
    selectBlocks(database, new Date(now.getTime() - suspensionMs)),
    selectLifts(database),
  ])
  const names = await nameOf(lifts.map(({ by }) => by))
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
    })),
    lifted: lifts.map(({ kind, mark, order_id: order, cause, since_at, reason, by, at }) => ({
      kind,
      mark: mark === null ? null : shortened(mark),
      order,
      cause,
      since: since_at.toISOString(),
      reason,
      by: names.get(by) ?? '',
      at: at.toISOString(),
    })),
    may_lift: hasPermission(role, 'direct_debit_blocks.lift'),
  }
}
