import { createSeal } from '#platform/server/secrets/seal.ts'
import type { AccountsDeps } from './deps.ts'

type Secret = Pick<AccountsDeps, 'secret'>

/** Encrypts the personal data of events. */
export interface EventSeal<Data> {
  close(data: Data): string
  open(sealed: string): Data
}

/**
 * Creates the seal of an event's personal data, base64url of JSON. An event that can't be delivered
 * stays in its table for weeks, and in every backup of those weeks.
 */
function createEventSeal<Data>({ secret }: Secret, event: string): EventSeal<Data> {
  const seal = createSeal(secret, 'accounts.event')
  return {
    close: (data) => seal.close(JSON.stringify(data), event).toString('base64url'),
    open: (sealed) => JSON.parse(seal.open(Buffer.from(sealed, 'base64url'), event)) as Data,
  }
}

/** Seals the address for which a new password was requested. */
export const createResetSeal = (deps: Secret): EventSeal<{ readonly email: string }> =>
  createEventSeal(deps, 'reset_requested')

/** Seals the recipient of an erased account's last email. */
export const createErasureSeal = (
  deps: Secret,
): EventSeal<{ readonly name: string; readonly email: string }> =>
  createEventSeal(deps, 'erasure_completed')
