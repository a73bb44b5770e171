import type { Locale } from '#kernel/locale.ts'
import type { Phrases } from '../../phrases.ts'
import type { EndpointResult, EndpointRefusal } from './endpoint-result.ts'
import type { FieldFault } from '../request/validation.ts'

/** The refusals that any request may receive: status and phrase of each code. */
const table = {
  not_found: [404, 'not_found'],
  authentication_required: [403, 'authentication_required'],
  foreign_origin: [403, 'foreign_origin'],
  second_factor_needed: [403, 'second_factor_needed'],
  terms_not_accepted: [403, 'terms_not_accepted'],
  too_many: [429, 'too_many'],
  'input.invalid': [422, 'input_invalid'],
  too_large: [413, 'too_large'],
  too_slow: [408, 'too_slow'],
  wrong_type: [415, 'wrong_type'],
  wrong_method: [405, 'wrong_method'],
  unknown_host: [421, 'unknown_host'],
  malformed_request: [400, 'unknown'],
  fault: [500, 'fault'],
} as const

/** The codes an endpoint does not have to declare. */
export type PlatformCode = keyof typeof table

type More = Partial<Pick<EndpointRefusal, 'fields' | 'retryAfterSeconds'>>

/** Creates the refusal of a code in a language. */
export function createPlatformRefusal(
  phrases: Phrases,
  locale: Locale,
  code: PlatformCode,
  more: More = {},
): EndpointRefusal {
  const [status, phrase] = table[code]
  const minutes = Math.ceil((more.retryAfterSeconds ?? 0) / 60)
  return {
    status,
    code,
    message: phrases.translate(locale, `platform.errors.${phrase}`, { minutes }),
    ...(code === 'authentication_required' && { authenticationRequired: true }),
    ...more,
  }
}

/** Same as the result of an endpoint. */
export function refuseEndpoint(
  phrases: Phrases,
  locale: Locale,
  code: PlatformCode,
  more?: More,
): EndpointResult {
  return { ok: false, refusal: createPlatformRefusal(phrases, locale, code, more) }
}

/** Reports in the caller's language what is wrong with each field. */
export function refuseInput(
  phrases: Phrases,
  locale: Locale,
  faults: readonly FieldFault[],
): EndpointResult {
  const fields = faults.map(({ path, reason, values }) => {
    const key = reason.startsWith('input.') ? `platform.${reason}` : reason
    return { path, reason, message: phrases.translate(locale, key, values) }
  })
  return refuseEndpoint(phrases, locale, 'input.invalid', { fields })
}
