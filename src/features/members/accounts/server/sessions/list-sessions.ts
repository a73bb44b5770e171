import { localDate } from '#kernel/calendar.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/accounts.ts'
import { logInHistoryMs } from '../../rules/periods.ts'
import type { Deps } from '../deps.ts'
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

export function endSession({
  database,
  sessions,
}: Deps): Handler<(typeof contract)['accounts.end_session'], Site> {
  return async ({ session }, { viewer }) => {
    const ended = await deleteListedSession(database, viewer.account, session)
    if (ended === null) return refuse('not_found')
    sessions.forget(viewer.account, [ended])
    return null
  }
}

/**
 * Ends all of the member's sessions except this one. Other browsers count as unknown afterwards,
 * also for the lockout.
 */
export function endOtherSessions({
  database,
  sessions,
}: Deps): Handler<(typeof contract)['accounts.end_other_sessions'], Site> {
  return async (_, context) => {
    const { account, session } = context.viewer
    const retained = { sessions: [session], device: hashDeviceCookie(context) }
    const ended = await database.transaction((tx) => deleteOtherSessions(tx, account, retained))
    sessions.forget(account, ended)
    return { ended: ended.length }
  }
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
