import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { confirmNumber } from './confirm-number.ts'
import type { PhonesDeps } from './deps.ts'
import { createPhoneHashes } from './phone-hashes.ts'
import { readPhone } from './read-phone.ts'
import { onAccountErased, removeNumber } from './remove-number.ts'
import { requestCode } from './request-code.ts'
import { type PhoneRow, selectPhone } from './store.ts'

export type { PhonesDeps } from './deps.ts'

export interface Phones {
  readonly handlers: Handlers<typeof contract, Site>
  /** Subscribers to events of the features below, run in the emitter's transaction. */
  readonly subscribers: { readonly 'accounts.erased': ReturnType<typeof onAccountErased> }
  /** Returns the data stored here about a member, for their export. */
  readonly exportOwn: (account: number) => Promise<PhoneRow | null>
}

/**
 * Creates the phones feature: members confirm their phone number, so that people who listed it
 * never meet them.
 */
export function createPhones(deps: PhonesDeps): Phones {
  const marks = createPhoneHashes(deps.secret)
  return {
    handlers: {
      'phone_verification.read_phone': readPhone(deps),
      'phone_verification.request_code': requestCode(deps, marks),
      'phone_verification.confirm': confirmNumber(deps, marks),
      'phone_verification.remove': removeNumber(deps),
    },
    subscribers: { 'accounts.erased': onAccountErased() },
    exportOwn: (account) => selectPhone(deps.database, account),
  }
}
