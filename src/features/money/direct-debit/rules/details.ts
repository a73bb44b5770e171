import type { Country } from '#features/site/geography/index.ts'
import { readHolder } from './holder.ts'
import { readIban } from './iban.ts'
import { readMobile } from './mobile.ts'
import { readZip } from './zip.ts'

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
export function readDetails(
  typed: TypedDetails,
  where: { readonly country: Country; readonly countries: readonly Country[] },
): { readonly details: Details } | { readonly problems: Readonly<Partial<Record<DetailField, DetailProblem>>> } {
  const problems: Partial<Record<DetailField, DetailProblem>> = {}
  const told = <T>(field: DetailField, read: T | null, problem: DetailProblem): T | null => {
    if (typed[field].trim() === '') problems[field] = 'wanted'
    else if (read === null) problems[field] = problem
    return read
  }
  const [iban, mobile] = [readIban(typed.iban), readMobile(typed.phone, where.countries)]
  const house = typed.house_number.trim()
  const details = {
    holder: told('holder', readHolder(typed.holder), 'invalid_holder'),
    iban: told('iban', 'iban' in iban ? iban.iban : null, 'problem' in iban ? iban.problem : 'invalid_iban'),
    street: told('street', typed.street.trim(), 'wanted'),
    house_number: told('house_number', /\d/.test(house) ? house : null, 'invalid_house_number'),
    zip: told('zip', readZip(typed.zip, where.country), 'invalid_zip'),
    city: told('city', typed.city.trim(), 'wanted'),
    phone: told(
      'phone',
      'phone' in mobile ? mobile.phone : null,
      'problem' in mobile ? mobile.problem : 'invalid_phone',
    ),
  }
  return Object.keys(problems).length > 0 ? { problems } : { details: details as Details }
}
