import { isRole, type Role, roles } from '#features/members/staff/index.ts'

/** A command for managing staff. */
export type StaffCommand =
  | { readonly do: 'add'; readonly email: string; readonly role: Role; readonly name: string }
  | { readonly do: 'close'; readonly email: string }
  | { readonly do: 'list' }

const usage = `Which one?
  staff add <email> <role> [name]   invites someone, or again, and prints a link that works once (roles: ${roles.join(', ')})
  staff close <email>               closes the account and ends all its sessions
  staff list                        all staff accounts`

/** Parses the arguments of `staff`. Throws the usage text. */
export function parseStaffCommand([what, email, role, ...name]: readonly string[]): StaffCommand {
  if (what === 'list' && email === undefined) return { do: 'list' }
  if (email === undefined) throw new Error(usage)
  if (what === 'close' && role === undefined) return { do: 'close', email }
  if (what !== 'add' || role === undefined) throw new Error(usage)
  if (!isRole(role)) throw new Error(`Unknown role ${role}. Roles: ${roles.join(', ')}.`)
  return { do: 'add', email, role, name: name.join(' ').trim() || (email.split('@')[0] ?? email) }
}
