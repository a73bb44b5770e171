import { type Refusal, refuse } from '#kernel/refusal.ts'
import { isWeakPassword, minPasswordLength } from '../rules/password.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Refuses a new password that is too short, the person's own details, or widely used; or null. */
export async function refuseWeakPassword(
  password: string,
  person: { readonly email?: string; readonly name?: string },
): Promise<Refusal<'accounts.weak_password'> | null> {
  return isWeakPassword(password, person) || (await isCommonPassword(password))
    ? refuse('accounts.weak_password', { field: 'password', with: { min: minPasswordLength } })
    : null
}
