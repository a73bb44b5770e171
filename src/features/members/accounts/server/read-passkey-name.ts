import { type Refusal, refuse } from '#kernel/refusal.ts'
import { passkeyName, passkeyNameMax } from '../rules/passkeys.ts'

/** Returns the name of a passkey as it is stored, or a refusal. */
export function readPasskeyName(
  typed: string,
): string | Refusal<'accounts.passkey_unnamed' | 'accounts.passkey_name_long'> {
  const name = passkeyName(typed)
  if (name === '') return refuse('accounts.passkey_unnamed', { field: 'name' })
  if (name.length > passkeyNameMax)
    return refuse('accounts.passkey_name_long', { field: 'name', with: { max: passkeyNameMax } })
  return name
}
