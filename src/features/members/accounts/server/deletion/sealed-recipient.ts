import type { AccountsDeps } from '../deps.ts'
import { createEventSeal, type EventSeal } from '../event-seal.ts'

/** Seals to whom the last email of an erased account goes. */
export function sealedRecipient(
  deps: Pick<AccountsDeps, 'secret'>,
): EventSeal<{ readonly name: string; readonly email: string }> {
  return createEventSeal(deps, 'erasure_completed')
}
