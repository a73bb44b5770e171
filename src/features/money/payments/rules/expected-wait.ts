import { type MethodKey, methods } from './methods.ts'

/** How long a payment takes: seconds, about an hour, or days until a debit or transfer arrives. */
export type Wait = 'instant' | 'bank' | 'debit' | 'transfer'

/** How long to expect a payment method to take until its bank confirms (CRED-05). */
export function expectedWait(method: MethodKey): Wait {
  const { flow, confirms } = methods[method]
  if (flow === 'transfer') return 'transfer'
  if (confirms === 'instant') return 'instant'
  return flow === 'form' ? 'debit' : 'bank'
}
