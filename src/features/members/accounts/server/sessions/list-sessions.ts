import { localDate } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import type { Context, Viewer } from '#kernel/context.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { logInHistoryMs } from '../../rules/periods.ts'
import type { Deps } from '../deps.ts'
import { busy } from '../passwords.ts'
import { verifyPassword } from './verify-password.ts'
import { hashDeviceCookie } from './sessions.ts'
import { selectLogIns } from './store-log-ins.ts'
import { deleteListedSession, deleteOtherSessions, selectSessions } from './store-sessions.ts'

/**
 * Lists the member's sessions (BEY-12): device class, country and day; nothing more precise is
 * stored.
 */
export function listSessions({
  database,
}: Deps): Handler<(typeof contract)['accounts.list_sessions'], Site> {
  return async (_, { viewer, site, now }) => {
    const rows = await selectSessions(database, viewer.account, now)
    return {
      sessions: rows.map(
        ({ session, id, device, browser, system, country, created_at, last_seen_at }) => ({
          id,
          device,
          browser,
          system,
          country,
          begun_on: localDate(created_at, site.timeZone),
          seen_on: localDate(last_seen_at, site.timeZone),
          current: session === viewer.session,
        }),
      ),
    }
  }
}

/**
 * Ends one of the member's sessions. Requires the password, like all that shuts someone out: someone who
 * found an open session must not log the owner out elsewhere.
 */
export function endSession(deps: Deps): Handler<(typeof contract)['accounts.end_session'], Site> {
  return async ({ session, current_password }, context) => {
    const { account } = context.viewer
    const refusal = await refuseWithoutPassword(deps, current_password, context)
    if (refusal !== null) return refusal
    const ended = await deleteListedSession(deps.database, account, session)
    if (ended === null) return refuse('not_found')
    deps.sessions.forget(account, [ended])
    return null
  }
}

/**
 * Ends all of the member's sessions except this one; requires the password. Other browsers count as
 * unknown afterwards, including for the lockout.
 */
export function endOtherSessions(
  deps: Deps,
): Handler<(typeof contract)['accounts.end_other_sessions'], Site> {
  return async ({ current_password }, context) => {
    const { account, session } = context.viewer
    const refusal = await refuseWithoutPassword(deps, current_password, context)
    if (refusal !== null) return refusal
    const retained = { sessions: [session], device: hashDeviceCookie(context) }
    const ended = await deps.database.transaction((tx) =>
      deleteOtherSessions(tx, account, retained),
    )
    deps.sessions.forget(account, ended)
    return { ended: ended.length }
  }
}

async function refuseWithoutPassword(deps: Deps, typed: string, context: Context<Site, Viewer>) {
  const account = await deps.passwords.run(
    (hasher) => verifyPassword(deps, hasher, typed, context),
    'known',
  )
  if (account === busy) return refuse('accounts.busy')
  return isRefusal(account) ? account : null
}

/** Lists the logins of the last 30 days and the failed attempts, by the hour. */
export function listLogIns({
  database,
}: Deps): Handler<(typeof contract)['accounts.list_log_ins'], Site> {
  return async (_, { viewer, now }) => {
    const rows = await selectLogIns(
      database,
      viewer.account,
      new Date(now.getTime() - logInHistoryMs),
    )
    return { log_ins: rows.map(({ last_at, ...row }) => ({ ...row, at: last_at.toISOString() })) }
  }
}
