import { deleteAttempts } from '#platform/server/attempts/store.ts'
import { emailKey } from '#features/members/accounts/index.ts'
import { busy } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import { hashTypedCode } from './recovery-code-hashes.ts'
import { describeMe } from './describe-me.ts'
import type { StaffDeps } from './deps.ts'
import { countAttempt, verifyPassword, consumeCode, staffAttemptKey } from './verify-credentials.ts'
import { hashDeviceCookie, openSession } from './sessions.ts'
import { selectByEmail, selectDeviceKnown } from './store.ts'
import { countFailedLogIn, insertAuditEntry } from './store-audit.ts'

/**
 * Logs a staff member in (SEC-09). Email address, password and code are checked together, so that
 * the response never reveals which was wrong; every attempt is recorded, including those of unknown
 * people.
 */
export function logIn(deps: StaffDeps): Handler<(typeof contract)['staff.log_in'], Site> {
  return async ({ email, password, code }, context) => {
    const { now } = context
    const typed = emailKey(email)
    const device = hashDeviceCookie(context)
    const key = staffAttemptKey(
      'log_in',
      typed,
      (await selectDeviceKnown(deps.database, typed, device)) ? device : null,
    )
    const locked = await countAttempt(deps, key, now)
    if (locked !== null) return locked
    const person = await selectByEmail(deps.database, typed)
    const fits = await deps.passwords.run(
      (hasher) => verifyPassword(hasher, person, password),
      'staff',
    )
    if (fits === busy) return refuse('staff.busy')
    const recoveryHash = await hashTypedCode(deps, person, code)
    if (recoveryHash === busy) return refuse('staff.busy')
    const setCookies = await deps.database.transaction(async (tx) => {
      const proof =
        person !== null && fits
          ? await consumeCode(tx, deps, person, { typed: code, recoveryHash }, now)
          : null
      if (person === null || proof === null) {
        await countFailedLogIn(tx, person?.id ?? null, now)
        return null
      }
      await deleteAttempts(tx, key)
      await insertAuditEntry(
        tx,
        person.id,
        { act: 'staff.logged_in', facts: { recovery_code: proof.recovered } },
        now,
      )
      return openSession(tx, person.id, context)
    })
    if (setCookies === null || person === null) return refuse('staff.log_in_failed')
    setCookies()
    return describeMe(deps, person)
  }
}
