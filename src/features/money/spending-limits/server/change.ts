import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract, OwnLimits } from '../contract.ts'
import { exclusionEnds, pauseEnds } from '../rules/breaks.ts'
import { callOff, changeLimit } from '../rules/own-limit.ts'
import type { LimitsDeps } from './deps.ts'
import { capOf, readOwn } from './facts.ts'
import { showOwn } from './show-own.ts'
import { updateLetters } from './store-letters.ts'
import { holdWallet, lockMember, selectMember, startExclusion, startPause, upsertOwn } from './store.ts'

type Calls = typeof contract
type Asked = Context<Site, Viewer>

/** Sets a limit (BEY-09): a lower one takes effect immediately, a higher one after 24 hours. */
export function setLimit(deps: LimitsDeps): Handler<Calls['spending_limits.set_limit'], Site> {
  return async ({ span, limit_minor: wished, confirmed }, context) => {
    const { viewer, site, now } = context
    const { account } = viewer
    const { currency } = site
    let toConfirm = false
    const held = await changing(deps, context, async (tx) => {
      const own = (await readOwn(deps, tx, { account, site, now }))[span]
      const changed = changeLimit({ own, cap: capOf(site, span), wished, confirmed }, now)
      toConfirm = changed === 'confirm'
      if (changed !== 'confirm') await upsertOwn(tx, { account, currency, span }, changed, now)
    })
    return toConfirm ? refuse('spending_limits.confirm_raise', { field: 'confirmed' }) : held
  }
}

/** Cancels a pending raise. */
export function callOffRaise(deps: LimitsDeps): Handler<Calls['spending_limits.cancel_raise'], Site> {
  return ({ span }, context) =>
    changing(deps, context, async (tx, { viewer: { account }, site, now }) => {
      const own = (await readOwn(deps, tx, { account, site, now }))[span]
      const { currency } = site
      if (own.next !== null) await upsertOwn(tx, { account, currency, span }, callOff(own, now), now)
    })
}

/** Starts or extends a pause. */
export function pause(deps: LimitsDeps): Handler<Calls['spending_limits.pause'], Site> {
  return ({ length }, context) =>
    changing(deps, context, async (tx, { viewer, now }) => {
      await holdWallet(tx, viewer.account)
      await startPause(tx, viewer.account, pauseEnds(length, now), now)
    })
}

/** Excludes the member for a number of months. */
export function exclude(deps: LimitsDeps): Handler<Calls['spending_limits.self_exclude'], Site> {
  return async ({ months, confirmed }, context) => {
    if (!confirmed) return refuse('spending_limits.confirm_exclusion', { field: 'confirmed' })
    return changing(deps, context, async (tx, { viewer, site, now }) => {
      await holdWallet(tx, viewer.account)
      await startExclusion(tx, viewer.account, exclusionEnds(months, now, site.timeZone), now)
    })
  }
}

/** Turns the monthly spending email on or off. */
export function chooseLetters(deps: LimitsDeps): Handler<Calls['spending_limits.choose_emails'], Site> {
  return ({ letters }, context) =>
    changing(deps, context, (tx, { viewer }) => updateLetters(tx, viewer.account, letters))
}

/**
 * Runs a change under the account's lock, so that a concurrent order either sees the change or
 * comes before it; returns the resulting limits.
 */
async function changing(
  deps: LimitsDeps,
  context: Asked,
  act: (tx: Transaction, context: Asked) => Promise<void>,
): Promise<OwnLimits> {
  const { account } = context.viewer
  return deps.database.transaction(async (tx) => {
    await lockMember(tx, account)
    await act(tx, context)
    return showOwn(deps, tx, { account, site: context.site, now: context.now }, await selectMember(tx, account))
  })
}
