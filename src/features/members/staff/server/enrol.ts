import { busy } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashToken } from '#platform/server/random.ts'
import type { contract } from '../contract.ts'
import { isWeakForStaff, minStaffPasswordLength } from '../rules/password.ts'
import { parseAppCode } from '../rules/recovery-codes.ts'
import type { StaffDeps } from './deps.ts'
import { newSecret, formatSecretUri, findStep } from './one-time-codes.ts'
import { newRecoveryCodes } from './recovery-code-hashes.ts'
import { createSeal } from '#platform/server/secrets/seal.ts'
import { openSession } from './sessions.ts'
import {
  consumeStep,
  replaceRecoveryCodes,
  selectPerson,
  updateEnrolled,
  updateNextSecret,
} from './store.ts'
import { insertAuditEntry } from './store-audit.ts'
import { selectEnrolment, spendEnrolment } from './store-enrolments.ts'

/**
 * Opens an enrolment link. Reopening it shows the same secret, because the app may have already
 * scanned it.
 */
export function beginEnrolment(
  deps: StaffDeps,
): Handler<(typeof contract)['staff.begin_enrolment'], Site> {
  return async ({ token }, { site, now }) => {
    const id = await selectEnrolment(deps.database, hashToken(token), now)
    if (id === null) return refuse('staff.enrolment_expired')
    const person = await selectPerson(deps.database, id)
    const seal = createSeal(deps.secret, 'staff.second_factor')
    const secret = person.totp_next === null ? newSecret() : seal.open(person.totp_next)
    if (person.totp_next === null) await updateNextSecret(deps.database, id, seal.close(secret))
    const { name, email, role } = person
    return { name, email, role, secret, uri: formatSecretUri(secret, { email, site: site.name }) }
  }
}

/** Uses up an enrolment link: password and second factor are set together or not at all. */
export function finishEnrolment(
  deps: StaffDeps,
): Handler<(typeof contract)['staff.finish_enrolment'], Site> {
  return async ({ token, password, password_again, code }, context) => {
    const { now } = context
    const id = await selectEnrolment(deps.database, hashToken(token), now)
    if (id === null) return refuse('staff.enrolment_expired')
    const person = await selectPerson(deps.database, id)
    if (password !== password_again)
      return refuse('staff.passwords_differ', { field: 'password_again' })
    if (isWeakForStaff(password, person, context.site))
      return refuse('staff.weak_password', {
        field: 'password',
        with: { min: minStaffPasswordLength },
      })
    const digits = parseAppCode(code)
    const step =
      person.totp_next === null || digits === null
        ? null
        : findStep(
            createSeal(deps.secret, 'staff.second_factor').open(person.totp_next),
            digits,
            now,
          )
    if (step === null) return refuse('staff.wrong_code', { field: 'code' })
    const hash = await deps.passwords.run((hasher) => hasher.hash(password), 'staff')
    if (hash === busy) return refuse('staff.busy')
    const recovery = await newRecoveryCodes(deps, person.public_id)
    if (recovery === busy) return refuse('staff.busy')
    const done = await deps.database.transaction(async (tx) => {
      if (!(await spendEnrolment(tx, hashToken(token)))) return null
      await updateEnrolled(tx, id, hash, now)
      await consumeStep(tx, id, step)
      await replaceRecoveryCodes(tx, id, recovery.hashes)
      await insertAuditEntry(tx, id, { act: 'staff.enrolled' }, now)
      return openSession(tx, id, context)
    })
    if (done === null) return refuse('staff.enrolment_expired')
    done()
    return { recovery_codes: [...recovery.codes] }
  }
}
