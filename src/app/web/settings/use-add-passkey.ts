import { useRef } from 'react'
import type { Gives } from '#kernel/call.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { contract } from '#features/members/accounts/contract.ts'
import type { en } from './locales/en.ts'
import { calls } from './calls.ts'
import { type Made, makePasskey } from './make-passkey.ts'

/** A passkey as the list shows it. */
export type Passkey = Gives<(typeof contract)['accounts.add_passkey']>

/** What stands in the way, beside a field or above the form. */
export interface Told {
  readonly field?: string | undefined
  readonly message: string
}

/** Adds a passkey of this device: the password, the device's own question, and the keeping of what it made. */
export function useAddPasskey() {
  const t = usePhrases<typeof en>('settings')
  const { ask: begin } = calls.useAction('accounts.begin_passkey')
  const { ask: keep } = calls.useAction('accounts.add_passkey')
  // What the device made and nobody has heard of yet: trying again after a lost connection makes no second one.
  const made = useRef<(Made & { readonly id: string }) | null>(null)

  return async (typed: { name: string; password: string }): Promise<{ added: Passkey } | Told> => {
    if (made.current === null) {
      const wanted = await begin({ current_password: typed.password })
      if (!wanted.ok) return wanted.refusal
      const fresh = await makePasskey(wanted.value)
      if (typeof fresh === 'string') return { message: t(`passkeys.made_${fresh}`) }
      made.current = { ...fresh, id: newId() }
    }
    const answer = await keep({ ...made.current, name: typed.name })
    if (answer.ok) {
      made.current = null
      return { added: answer.value }
    }
    // An answer that was refused is spent; a bad name or a lost connection leaves what the device made.
    if (spent.has(answer.refusal.code)) made.current = null
    return answer.refusal
  }
}

const spent: ReadonlySet<string> = new Set(['accounts.passkey_failed', 'accounts.passkey_exists'])
