import type { Context } from '#kernel/context.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import { pauseAfterAppealMs, pauseMs } from '../../rules/periods.ts'
import type { Deps } from '../deps.ts'
import type { AccountRow } from '../store.ts'
import { deleteSessions } from '../sessions/store-sessions.ts'
import { extendPause, pauseAccount, resumeAccount } from './store-deletion.ts'

/** Pauses or resumes an account in the caller's transaction; false if its state doesn't allow it. */
export type ChangePause = (tx: Transaction, account: number, now: Date) => Promise<boolean>

/**
 * Pauses an active account whose owner may be too young: it is hidden from everyone and its sessions
 * end, so that its owner cannot write or buy. It is deleted 30 days later unless our team resumes
 * it. Credits, orders and conversations stay as they are.
 */
export function pause({ emit, sessions }: Pick<Deps, 'emit' | 'sessions'>): ChangePause {
  return async (tx, account, now) => {
    const until = new Date(now.getTime() + pauseMs)
    if (!(await pauseAccount(tx, account, until))) return false
    const ended = await deleteSessions(tx, account)
    tx.afterCommit(() => sessions.forget(account, ended))
    await emit(tx, 'accounts.closed', { account }, now)
    return true
  }
}

/** Reopens a paused account with everything it had. */
export function resume({ emit, sessions }: Pick<Deps, 'emit' | 'sessions'>): ChangePause {
  return async (tx, account, now) => {
    if (!(await resumeAccount(tx, account))) return false
    tx.afterCommit(() => sessions.forget(account))
    await emit(tx, 'accounts.reactivated', { account }, now)
    return true
  }
}

/**
 * Keeps a paused account for some more days after an appeal was rejected, so that its owner can still
 * prove their age.
 */
export function keepAfterAppeal(): ChangePause {
  return (tx, account, now) =>
    extendPause(tx, account, new Date(now.getTime() + pauseAfterAppealMs))
}

/**
 * Refuses a login with the right password to an account that our team closed, paused, or suspended
 * until a day in the reader's language.
 */
export function refuseDisabled(
  {
    paused_until: pausedUntil,
    suspended_until: suspendedUntil,
    restricted_at: restrictedAt,
  }: Pick<AccountRow, 'paused_until' | 'suspended_until' | 'restricted_at'>,
  { locale, site }: Pick<Context<Site>, 'locale' | 'site'>,
): Refusal<'accounts.disabled' | 'accounts.paused' | 'accounts.suspended' | 'accounts.restricted'> {
  if (restrictedAt !== null) return refuse('accounts.restricted')
  if (suspendedUntil !== null) {
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: site.timeZone,
    })
    return refuse('accounts.suspended', { with: { date: format.format(suspendedUntil) } })
  }
  return refuse(pausedUntil === null ? 'accounts.disabled' : 'accounts.paused')
}
