import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import type { contract } from '../contract.ts'
import { describeMe } from './describe-me.ts'
import type { StaffDeps } from './deps.ts'
import { clearSessionCookie } from './sessions.ts'
import { selectPerson } from './store.ts'
import { insertAuditEntry, selectAudit } from './store-audit.ts'
import { deleteSession } from './store-sessions.ts'

/** Returns the staff member logged in to the back office. */
export function readMe(deps: StaffDeps): Handler<(typeof contract)['staff.read_me'], Site> {
  return async (_, { viewer }) => describeMe(deps, await selectPerson(deps.database, viewer.staff))
}

/** Ends the session on the server, instead of only deleting the cookie in the browser. */
export function logOut({ database }: StaffDeps): Handler<(typeof contract)['staff.log_out'], Site> {
  return async (_, context) => {
    const { viewer, now } = context
    await database.transaction(async (tx) => {
      await deleteSession(tx, viewer.session)
      await insertAuditEntry(tx, viewer.staff, { act: 'staff.logged_out' }, now)
    })
    clearSessionCookie(context)
    return null
  }
}

const pageSize = 50

/** Returns the audit log, latest first. */
export function listAudit({
  database,
}: StaffDeps): Handler<(typeof contract)['staff.list_audit'], Site> {
  return async ({ before }) => {
    const rows = await selectAudit(database, before ?? null, pageSize + 1)
    const entries = rows
      .slice(0, pageSize)
      .map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
    return { entries, more: rows.length > pageSize }
  }
}
