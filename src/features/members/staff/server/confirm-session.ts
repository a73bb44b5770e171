import { deleteAttempts } from '#platform/server/attempts/store.ts'
import { busy } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import type { StaffDeps } from './deps.ts'
import { hashTypedCode } from './recovery-code-hashes.ts'
import { selectPerson } from './store.ts'
import { insertAuditEntry } from './store-audit.ts'
import { updateConfirmed } from './store-sessions.ts'
import { consumeCode, countAttempt, staffAttemptKey } from './verify-credentials.ts'

/**
 * Shows the second factor again in an open session. Endpoints that move money require it within the
 * last ten minutes, so that finding an open session is not enough.
 */
export function confirmSession(deps: StaffDeps): Handler<(typeof contract)['staff.confirm'], Site> {
  return async ({ code }, { viewer, now }) => {
    const key = staffAttemptKey('own', String(viewer.staff))
    const locked = await countAttempt(deps, key, now)
    if (locked !== null) return locked
    const person = await selectPerson(deps.database, viewer.staff)
    const recoveryHash = await hashTypedCode(deps, person, code)
    if (recoveryHash === busy) return refuse('staff.busy')
    const done = await deps.database.transaction(async (tx) => {
      const proof = await consumeCode(tx, deps, person, { typed: code, recoveryHash }, now)
      const act = proof === null ? 'staff.confirmation_failed' : 'staff.confirmed'
      await insertAuditEntry(tx, person.id, { act }, now)
      if (proof === null) return false
      await deleteAttempts(tx, key)
      await updateConfirmed(tx, viewer.session, now)
      return true
    })
    return done ? null : refuse('staff.wrong_code', { field: 'code' })
  }
}
