import type { Country } from '#features/site/geography/index.ts'
import { parseHolder } from './holder.ts'
import { parseIban } from './iban.ts'
import { parseMobile } from './mobile.ts'
import { parseZip } from './zip.ts'

/** The fields of the form, as typed. */
export interface TypedDetails {
  readonly holder: string
  readonly iban: string
  readonly street: string
  readonly house_number: string
  readonly zip: string
  readonly city: string
  readonly phone: string
}

/** The validated and normalised form. */
export type Details = TypedDetails

export type DetailField = keyof TypedDetails

/** Validation errors of a field. */
export type DetailProblem =
  | 'wanted'
  | 'invalid_holder'
  | 'invalid_iban'
  | 'foreign_iban'
  | 'invalid_house_number'
  | 'invalid_zip'
  | 'invalid_phone'
  | 'foreign_phone'

/** Validates the form and returns all problems by field, in the order of the form. */
export function parseDetails(
  typed: TypedDetails,
  where: { readonly country: Country; readonly countries: readonly Country[] },
):
  | { readonly details: Details }
  | { readonly problems: Readonly<Partial<Record<DetailField, DetailProblem>>> } {
  const problems: Partial<Record<DetailField, DetailProblem>> = {}
  const check = <T>(field: DetailField, read: T | null, problem: DetailProblem): T | null => {
    if (typed[field].trim() === '') problems[field] = 'wanted'
    else if (read === null) problems[field] = problem
    return read
  }
  const [iban, mobile] = [
    parseIban(typed.iban),
    parseMobile(typed.phone, where.countries, where.country),
  ]
  const houseNumber = typed.house_number.trim()
  const details = {
    holder: check('holder', parseHolder(typed.holder), 'invalid_holder'),
    iban: check(
      'iban',
      'iban' in iban ? iban.iban : null,
      'problem' in iban ? iban.problem : 'invalid_iban',
    ),
    street: check('street', typed.street.trim(), 'wanted'),
    house_number: check(
      'house_number',
      /\d/.test(houseNumber) ? houseNumber : null,
      'invalid_house_number',
    ),
    zip: check('zip', parseZip(typed.zip, where.country), 'invalid_zip'),
    city: check('city', typed.city.trim(), 'wanted'),
    phone: check(
      'phone',
      'phone' in mobile ? mobile.phone : null,
      'problem' in mobile ? mobile.problem : 'invalid_phone',
    ),
  }
  return Object.keys(problems).length > 0 ? { problems } : { details: details as Details }
}
