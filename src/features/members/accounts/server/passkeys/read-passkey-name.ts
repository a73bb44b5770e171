import { type Refusal, refuse } from '#kernel/refusal.ts'
import { normalizePasskeyName, maxPasskeyNameLength } from '../../rules/passkeys.ts'

/** Returns the name of a passkey as it is stored, or a refusal. */
export function readPasskeyName(
  typed: string,
): string | Refusal<'accounts.passkey_unnamed' | 'accounts.passkey_name_long'> {
  const name = normalizePasskeyName(typed)
  if (name === '') return refuse('accounts.passkey_unnamed', { field: 'name' })
  if (name.length > maxPasskeyNameLength)
    return refuse('accounts.passkey_name_long', {
      field: 'name',
      with: { max: maxPasskeyNameLength },
    })
  return name
}
