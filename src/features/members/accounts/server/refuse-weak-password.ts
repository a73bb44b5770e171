import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import { isOfContextWords, listOwnNames } from '../rules/context-words.ts'
import { isWeakPassword, minPasswordLength } from '../rules/password.ts'
import { isCommonPassword } from './known-passwords.ts'

/**
 * Refuses a new password that is too short, the person's own details, only words of the site, or widely
 * used; or null.
 */
export async function refuseWeakPassword(
  password: string,
  person: { readonly email?: string; readonly name?: string },
  site: Pick<Site, 'name' | 'hosts' | 'company'>,
): Promise<Refusal<'accounts.weak_password'> | null> {
  return isWeakPassword(password, person) ||
    isOfContextWords(password, listOwnNames(site)) ||
    (await isCommonPassword(password))
    ? refuse('accounts.weak_password', { field: 'password', with: { min: minPasswordLength } })
    : null
}
