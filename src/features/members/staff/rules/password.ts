import { isWeakPassword } from '#features/members/accounts/index.ts'

/** How many characters a password of the staff must have: more than a member's, for it opens more. */
export const staffPasswordLength = 12

/** Whether a password is too short for the back office, or one that members may not have either. */
export function isWeakForStaff(password: string, person: { readonly email: string; readonly name: string }): boolean {
  return password.length < staffPasswordLength || isWeakPassword(password, person)
}
