import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { confirm } from './confirm.ts'
import type { PhonesDeps } from './deps.ts'
import { createMarks } from './marks.ts'
import { readPhone } from './read-phone.ts'
import { forgetPhone, remove } from './remove.ts'
import { requestCode } from './request-code.ts'
import { type PhoneRow, selectPhone } from './store.ts'

export type { PhonesDeps } from './deps.ts'

export interface Phones {
  readonly handlers: Handlers<typeof contract, Site>
  /** Subscribers to events of the features below, run in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': ReturnType<typeof forgetPhone> }
  /** Returns the data stored here about a member, for their export. */
  readonly exportOwn: (account: number) => Promise<PhoneRow | null>
}

/**
 * Creates the phones feature: members confirm their phone number, so that people who listed it
 * never meet them.
 */
export function createPhones(deps: PhonesDeps): Phones {
  const marks = createMarks(deps.secret)
  return {
    handlers: {
      'phone_verification.read_phone': readPhone(deps),
      'phone_verification.request_code': requestCode(deps, marks),
      'phone_verification.confirm': confirm(deps, marks),
      'phone_verification.remove': remove(deps),
    },
    hears: { 'accounts.erased': forgetPhone() },
    exportOwn: (account) => selectPhone(deps.database, account),
  }
}
