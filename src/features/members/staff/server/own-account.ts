import { deleteAttempts } from '#platform/server/attempts/store.ts'
import { busy } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Context, StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { isWeakForStaff, minStaffPasswordLength } from '../rules/password.ts'
import { parseAppCode } from '../rules/recovery-codes.ts'
import type { StaffDeps } from './deps.ts'
import { hashTypedCode, newRecoveryCodes } from './recovery-code-hashes.ts'
import { newSecret, formatSecretUri, findStep } from './one-time-codes.ts'
import { countAttempt, verifyPassword, consumeCode, staffAttemptKey } from './verify-credentials.ts'
import { createSeal } from '#platform/server/secrets/seal.ts'
import { hashDeviceCookie } from './sessions.ts'
import {
  type PersonRow,
  selectPerson,
  consumeStep,
  replaceRecoveryCodes,
  updateNextSecret,
  updatePassword,
  updateSecret,
} from './store.ts'
import { insertAuditEntry } from './store-audit.ts'
import { deleteSessions } from './store-sessions.ts'

type StaffContext = Context<Site, StaffViewer>

/** Changes the staff member's own password; all their other sessions end. */
export function changePassword(
  deps: StaffDeps,
): Handler<(typeof contract)['staff.change_password'], Site> {
  return async ({ current_password, code, password, password_again }, context) => {
    const { viewer, now } = context
    const person = await selectPerson(deps.database, viewer.staff)
    if (password !== password_again)
      return refuse('staff.passwords_differ', { field: 'password_again' })
    if (isWeakForStaff(password, person, context.site))
      return refuse('staff.weak_password', {
        field: 'password',
        with: { min: minStaffPasswordLength },
      })
    const hash = await deps.passwords.run((hasher) => hasher.hash(password), 'staff')
    if (hash === busy) return refuse('staff.busy')
    const done = await proven(deps, { current_password, code }, context, async (tx) => {
      await updatePassword(tx, person.id, hash)
      await deleteSessions(tx, person.id, {
        session: viewer.session,
        device: hashDeviceCookie(context),
      })
      await insertAuditEntry(tx, person.id, { act: 'staff.password_changed' }, now)
    })
    return isRefusal(done) ? done : null
  }
}

/**
 * Returns the secret for another app; the current one stays valid until the new one has produced a
 * valid code.
 */
export function beginSecondFactor(
  deps: StaffDeps,
): Handler<(typeof contract)['staff.begin_second_factor'], Site> {
  return async (typed, context) => {
    const secret = newSecret()
    const person = await proven(deps, typed, context, async (tx, { id }) => {
      await updateNextSecret(tx, id, createSeal(deps.secret, 'staff.second_factor').close(secret))
    })
    if (isRefusal(person)) return person
    return {
      secret,
      uri: formatSecretUri(secret, { email: person.email, site: context.site.name }),
    }
  }
}

/** Activates the new app. */
export function finishSecondFactor(
  deps: StaffDeps,
): Handler<(typeof contract)['staff.finish_second_factor'], Site> {
  return async ({ code }, context) => {
    const { viewer, now } = context
    const { totp_next: waiting, id } = await selectPerson(deps.database, viewer.staff)
    if (waiting === null) return refuse('staff.not_started')
    const digits = parseAppCode(code)
    const step =
      digits === null
        ? null
        : findStep(createSeal(deps.secret, 'staff.second_factor').open(waiting), digits, now)
    if (step === null) return refuse('staff.wrong_code', { field: 'code' })
    await deps.database.transaction(async (tx) => {
      await updateSecret(tx, id)
      await consumeStep(tx, id, step)
      await deleteSessions(tx, id, { session: viewer.session, device: hashDeviceCookie(context) })
      await insertAuditEntry(tx, id, { act: 'staff.second_factor_changed' }, now)
    })
    return null
  }
}

/** Creates new recovery codes; the previous ones become invalid. */
export function renewRecoveryCodes(
  deps: StaffDeps,
): Handler<(typeof contract)['staff.renew_recovery_codes'], Site> {
  return async (typed, context) => {
    const recovery = await newRecoveryCodes(deps, context.viewer.id)
    if (recovery === busy) return refuse('staff.busy')
    const done = await proven(deps, typed, context, async (tx, { id }) => {
      await replaceRecoveryCodes(tx, id, recovery.hashes)
      await insertAuditEntry(tx, id, { act: 'staff.recovery_codes_renewed' }, context.now)
    })
    return isRefusal(done) ? done : { recovery_codes: [...recovery.codes] }
  }
}

/**
 * Runs an action that requires password and second factor again, so that finding an open session is
 * not enough.
 */
async function proven(
  deps: StaffDeps,
  typed: { current_password: string; code: string },
  { viewer, now }: StaffContext,
  work: (tx: Transaction, person: PersonRow) => Promise<void>,
): Promise<PersonRow | Refusal<'staff.wrong_proof' | 'staff.locked_out' | 'staff.busy'>> {
  const key = staffAttemptKey('own', String(viewer.staff))
  const locked = await countAttempt(deps, key, now)
  if (locked !== null) return locked
  const person = await selectPerson(deps.database, viewer.staff)
  const fits = await deps.passwords.run(
    (hasher) => verifyPassword(hasher, person, typed.current_password),
    'staff',
  )
  if (fits === busy) return refuse('staff.busy')
  const recoveryHash = await hashTypedCode(deps, person, typed.code)
  if (recoveryHash === busy) return refuse('staff.busy')
  const code = { typed: typed.code, recoveryHash }
  const done = await deps.database.transaction(async (tx) => {
    if (!fits || (await consumeCode(tx, deps, person, code, now)) === null) return false
    await deleteAttempts(tx, key)
    await work(tx, person)
    return true
  })
  return done ? person : refuse('staff.wrong_proof')
}
