import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, OwnLimits } from '../contract.ts'
import { getExclusionEnd, getPauseEnd } from '../rules/breaks.ts'
import { withoutRaise, changeLimit } from '../rules/member-limit.ts'
import type { SpendingLimitsDeps } from './deps.ts'
import { getSiteCap, readMemberLimits } from './facts.ts'
import { readLimitsView } from './read-limits-view.ts'
import { updateMonthlyEmail } from './store-emails.ts'
import {
  lockWallet,
  lockMember,
  selectMember,
  startExclusion,
  startPause,
  upsertLimit,
} from './store.ts'

type Calls = typeof contract
type RequestContext = Context<Site, Viewer>

/** Sets a limit (BEY-09): a lower one takes effect immediately, a higher one after 24 hours. */
export function setLimit(
  deps: SpendingLimitsDeps,
): Handler<Calls['spending_limits.set_limit'], Site> {
  return async ({ span, limit_minor: requested, confirmed }, context) => {
    const { viewer, site, now } = context
    const { account } = viewer
    const { currency } = site
    let toConfirm = false
    const result = await changing(deps, context, async (tx) => {
      const own = (await readMemberLimits(deps, tx, { account, site, now }))[span]
      const changed = changeLimit({ own, cap: getSiteCap(site, span), requested, confirmed }, now)
      toConfirm = changed === 'confirm'
      if (changed !== 'confirm') await upsertLimit(tx, { account, currency, span }, changed, now)
    })
    return toConfirm ? refuse('spending_limits.confirm_raise', { field: 'confirmed' }) : result
  }
}

/** Cancels a pending raise. */
export function cancelRaise(
  deps: SpendingLimitsDeps,
): Handler<Calls['spending_limits.cancel_raise'], Site> {
  return ({ span }, context) =>
    changing(deps, context, async (tx, { viewer: { account }, site, now }) => {
      const own = (await readMemberLimits(deps, tx, { account, site, now }))[span]
      const { currency } = site
      if (own.next !== null)
        await upsertLimit(tx, { account, currency, span }, withoutRaise(own, now), now)
    })
}

/** Starts or extends a pause. */
export function pause(deps: SpendingLimitsDeps): Handler<Calls['spending_limits.pause'], Site> {
  return ({ length }, context) =>
    changing(deps, context, async (tx, { viewer, now }) => {
      await lockWallet(tx, viewer.account)
      await startPause(tx, viewer.account, getPauseEnd(length, now), now)
    })
}

/** Excludes the member for a number of months. */
export function exclude(
  deps: SpendingLimitsDeps,
): Handler<Calls['spending_limits.self_exclude'], Site> {
  return async ({ months, confirmed }, context) => {
    if (!confirmed) return refuse('spending_limits.confirm_exclusion', { field: 'confirmed' })
    return changing(deps, context, async (tx, { viewer, site, now }) => {
      await lockWallet(tx, viewer.account)
      await startExclusion(tx, viewer.account, getExclusionEnd(months, now, site.timeZone), now)
    })
  }
}

/** Turns the monthly spending email on or off. */
export function setMonthlyEmail(
  deps: SpendingLimitsDeps,
): Handler<Calls['spending_limits.choose_emails'], Site> {
  return ({ monthly_email }, context) =>
    changing(deps, context, (tx, { viewer }) =>
      updateMonthlyEmail(tx, viewer.account, monthly_email),
    )
}

/**
 * Runs a change under the account's lock, so that a concurrent order either sees the change or
 * comes before it; returns the resulting limits.
 */
async function changing(
  deps: SpendingLimitsDeps,
  context: RequestContext,
  act: (tx: Transaction, context: RequestContext) => Promise<void>,
): Promise<OwnLimits> {
  const { account } = context.viewer
  return deps.database.transaction(async (tx) => {
    await lockMember(tx, account)
    await act(tx, context)
    return readLimitsView(
      deps,
      tx,
      { account, site: context.site, now: context.now },
      await selectMember(tx, account),
    )
  })
}
