import { isOfContextWords, isWeakPassword, listOwnNames } from '#features/members/accounts/index.ts'

/**
 * Minimum number of characters in a staff password; longer than for members, because it gives
 * access to more.
 */
export const minStaffPasswordLength = 12

/** Whether a password is too short for the back office, or refused for members too. */
export function isWeakForStaff(
  password: string,
  person: { readonly email: string; readonly name: string },
  site: Parameters<typeof listOwnNames>[0],
): boolean {
  return (
    password.length < minStaffPasswordLength ||
    isWeakPassword(password, person) ||
    isOfContextWords(password, listOwnNames(site))
  )
}
