import { useRef } from 'react'
import type { Output } from '#kernel/endpoint.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { contract } from '#features/members/accounts/contract/accounts.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../calls.ts'
import { type CreatedPasskey, createPasskey } from './create-passkey.ts'
import type { FormError } from './password-dialog.tsx'

/** A passkey as shown in the list. */
export type Passkey = Output<(typeof contract)['accounts.add_passkey']>

/**
 * Adds a passkey for this device: confirms the password, prompts the device, and stores the new
 * credential.
 */
export function useAddPasskey() {
  const t = usePhrases<typeof en>('settings')
  const { ask: begin } = calls.useAction('accounts.begin_passkey')
  const { ask: keep } = calls.useAction('accounts.add_passkey')
  // A credential the device has created but the server has not stored yet, so that a retry after a
  // lost connection does not create a second one.
  const pendingPasskey = useRef<(CreatedPasskey & { readonly id: string }) | null>(null)

  return async (typed: {
    name: string
    password: string
  }): Promise<{ added: Passkey } | FormError> => {
    if (pendingPasskey.current === null) {
      const options = await begin({ current_password: typed.password })
      if (!options.ok) return options.refusal
      const created = await createPasskey(options.value)
      if (typeof created === 'string') return { message: t(`passkeys.made_${created}`) }
      pendingPasskey.current = { ...created, id: newId() }
    }
    const answer = await keep({ ...pendingPasskey.current, name: typed.name })
    if (answer.ok) {
      pendingPasskey.current = null
      return { added: answer.value }
    }
    // A rejected credential cannot be used again; after an invalid name or a lost connection it is
    // kept for a retry.
    if (spent.has(answer.refusal.code)) pendingPasskey.current = null
    return answer.refusal
  }
}

const spent: ReadonlySet<string> = new Set(['accounts.passkey_failed', 'accounts.passkey_exists'])
