import { emailKey, isEmail } from '#features/members/accounts/index.ts'
import { newId, newToken } from '#platform/server/random.ts'
import type { Role } from '../rules/roles.ts'
import { enrolmentMs } from '../rules/periods.ts'
import type { StaffDeps } from './deps.ts'
import {
  type PersonRow,
  selectByEmail,
  selectPeople,
  updateClosed,
  updateInvited,
  upsertPerson,
} from './store.ts'
import { insertUnattributedAuditEntry } from './store-audit.ts'
import { deleteClaimsByStaff } from './store-claims.ts'
import { deleteEnrolments, replaceEnrolment } from './store-enrolments.ts'
import { deleteSessions } from './store-sessions.ts'

/** Recorded as the actor of operations on the machine itself. */
const machine = 'bin/staff'

/** A staff member in the list on the machine. */
export type ListedPerson = Pick<PersonRow, 'name' | 'email' | 'role' | 'status' | 'demo'>

/** Staff operations available only on the machine itself, not as endpoints. */
export interface People {
  /**
   * Invites a new person, or invites an existing one again, which invalidates their credentials.
   * Returns the link's token, only this once.
   */
  invite(person: { email: string; name: string; role: Role }, now: Date): Promise<string>
  /** Closes an account immediately; null if there is no such email address. */
  close(email: string, now: Date): Promise<true | null>
  list(): Promise<ListedPerson[]>
}

export function createPeople({ database }: StaffDeps): People {
  return {
    async invite({ email, name, role }, now) {
      if (!isEmail(emailKey(email))) throw new Error(`invalid email address: ${email}`)
      const { token, hash } = newToken()
      await database.transaction(async (tx) => {
        const invitation = {
          publicId: newId(),
          email: email.trim(),
          emailKey: emailKey(email),
          name,
          role,
          demo: false,
        }
        const id = await upsertPerson(tx, invitation, now)
        await updateInvited(tx, id)
        await deleteSessions(tx, id)
        await deleteClaimsByStaff(tx, id)
        const expiresAt = new Date(now.getTime() + enrolmentMs)
        await replaceEnrolment(tx, { person: id, tokenHash: hash, expiresAt })
        await insertUnattributedAuditEntry(
          tx,
          machine,
          { act: 'staff.invited', facts: { name, role } },
          now,
        )
      })
      return token
    },
    async close(email, now) {
      const person = await selectByEmail(database, emailKey(email))
      if (person === null) return null
      await database.transaction(async (tx) => {
        await updateClosed(tx, person.id)
        await deleteSessions(tx, person.id)
        await deleteClaimsByStaff(tx, person.id)
        await deleteEnrolments(tx, person.id)
        const note = { act: 'staff.closed', about: person.public_id, facts: { name: person.name } }
        await insertUnattributedAuditEntry(tx, machine, note, now)
      })
      return true
    },
    list: () => selectPeople(database),
  }
}
