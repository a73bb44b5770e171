import type { AccountsDeps } from '../deps.ts'
import { createEventSeal, type EventSeal } from '../event-seal.ts'

/** Seals the address for which a new password was requested. */
export function sealedReset(
  deps: Pick<AccountsDeps, 'secret'>,
): EventSeal<{ readonly email: string }> {
  return createEventSeal(deps, 'reset_requested')
}
