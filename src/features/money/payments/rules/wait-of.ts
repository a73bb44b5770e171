import { type MethodKey, methods } from './methods.ts'

/** How long a payment is waited for: a moment, about an hour, or days until a debit or a transfer is there. */
export type Wait = 'instant' | 'bank' | 'debit' | 'transfer'

/** What to expect of a way to pay whose bank has not confirmed yet (CRED-05). */
export function waitOf(method: MethodKey): Wait {
  const { flow, confirms } = methods[method]
  if (flow === 'transfer') return 'transfer'
  if (confirms === 'instant') return 'instant'
  return flow === 'form' ? 'debit' : 'bank'
}
