import { emailKey } from '#features/members/accounts/index.ts'
import { hashPassword } from '#features/members/accounts/server/index.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#platform/server/random.ts'
import type { Role } from '../rules/roles.ts'
import type { StaffDeps } from './deps.ts'
import { codeAt } from './one-time-codes.ts'
import { createSeal } from '#platform/server/seal.ts'
import { openSession } from './sessions.ts'
import {
  selectByEmail,
  selectPeople,
  updateEnrolled,
  updateNextSecret,
  upsertPerson,
} from './store.ts'

/** A prepared staff member, with everything needed to log in. */
export interface StaffDraft {
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly password: string
  /** In base32. */
  readonly secret: string
}

/** Staff functions for the demo, seeds and tests, not reachable otherwise. */
export interface StaffDemo {
  /** Creates a staff member who can log in immediately; an existing one stays unchanged. */
  enrol(draft: StaffDraft, now: Date): Promise<void>
  /** Lists the demo's own staff members who can log in, with the current code of their app. */
  list(
    now: Date,
  ): Promise<readonly { id: number; name: string; email: string; role: Role; code: string }[]>
  /** Logs this browser in. */
  logInAs(person: number, context: Context<unknown>): Promise<void>
}

export function createDemo({ database, secret: installation }: StaffDeps): StaffDemo {
  const seal = createSeal(installation, 'staff.second_factor')
  return {
    async enrol({ email, name, role, password, secret }, now) {
      if ((await selectByEmail(database, emailKey(email))) !== null) return
      const hash = await hashPassword(password)
      await database.transaction(async (tx) => {
        const id = await upsertPerson(
          tx,
          { publicId: newId(), email, emailKey: emailKey(email), name, role, demo: true },
          now,
        )
        await updateNextSecret(tx, id, seal.close(secret))
        await updateEnrolled(tx, id, hash, now)
      })
    },
    async list(now) {
      const people = await selectPeople(database)
      return people.flatMap(({ id, name, email, role, status, demo, totp_secret: sealed }) =>
        demo && status === 'active' && sealed !== null
          ? [{ id, name, email, role, code: codeAt(seal.open(sealed), now) }]
          : [],
      )
    },
    async logInAs(person, context) {
      const setCookies = await database.transaction((tx) => openSession(tx, person, context))
      setCookies()
    },
  }
}
