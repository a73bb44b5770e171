import type { Me } from '../contract.ts'
import type { StaffDeps } from './deps.ts'
import { countRecoveryCodes, type PersonRow } from './store.ts'

/** Describes a staff member to themselves. */
export async function describeMe(
  { database }: Pick<StaffDeps, 'database'>,
  person: PersonRow,
): Promise<Me> {
  return {
    id: person.public_id,
    name: person.name,
    email: person.email,
    role: person.role,
    recovery_codes_left: await countRecoveryCodes(database, person.id),
  }
}
