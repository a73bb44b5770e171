import type { Handlers } from '#kernel/handler.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { confirmNumber } from './confirm-number.ts'
import type { PhonesDeps } from './deps.ts'
import { createPhoneHashes } from './phone-hashes.ts'
import { personalData } from './personal-data.ts'
import { readPhone } from './read-phone.ts'
import { removeNumber } from './remove-number.ts'
import { requestCode } from './request-code.ts'

export type { PhonesDeps } from './deps.ts'

export interface Phones {
  readonly handlers: Handlers<typeof contract, Site>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
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
    personalData,
  }
}
