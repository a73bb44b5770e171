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
  /** What phones hear of the features below, in the emitter's transaction. */
  readonly hears: { readonly 'accounts.erased': ReturnType<typeof forgetPhone> }
  /** What is kept here of a member, for their own file. */
  readonly exportOwn: (account: number) => Promise<PhoneRow | null>
}

/** Phones: a number a member proves to be theirs, so that those who listed it never meet them. */
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
