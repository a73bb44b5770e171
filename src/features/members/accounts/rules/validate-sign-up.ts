import { refuse, type Refusal } from '#kernel/refusal.ts'
import { validateBirthDate } from './age.ts'
import { isEmail } from './email.ts'
import { nameLengths, validateName } from './name.ts'
import { isReservedName } from './reserved-names.ts'
import { isWeakPassword, minPasswordLength } from './password.ts'

/** Input of the first sign-up step. */
export interface SignUpFields {
  readonly email: string
  readonly name: string
  readonly password: string
  /** `YYYY-MM-DD` */
  readonly date_of_birth: string
  readonly fictional_acknowledged: boolean
  readonly terms_accepted: boolean
}

/** The site's requirements for every sign-up. */
export interface SignUpFacts {
  readonly today: string
  readonly minAge: number
  /**
   * Whether the site runs fictional profiles, which must then be acknowledged before the contract
   * is concluded (H5).
   */
  readonly fictional: boolean
  /** The names of the site and its company. */
  readonly ownNames: readonly string[]
}

export type SignUpProblem =
  | 'accounts.invalid_email'
  | 'accounts.signup_name_equal_to_email'
  | 'accounts.name_begins_with_at'
  | 'accounts.invalid_name'
  | 'accounts.name_reserved'
  | 'accounts.weak_password'
  | 'accounts.invalid_birth'
  | 'accounts.too_young'
  | 'accounts.fictional_unacknowledged'
  | 'accounts.terms_unaccepted'

/**
 * Returns every error in the first step, in the order of its fields. Used by both the form and the
 * server.
 */
export function validateSignUp(fields: SignUpFields, facts: SignUpFacts): Refusal<SignUpProblem>[] {
  const problems: Refusal<SignUpProblem>[] = []
  const name = validateName(fields.name, fields.email)
  if (name !== null) problems.push(refuse(name, { field: 'name', with: nameLengths }))
  else if (isReservedName(fields.name, facts.ownNames))
    problems.push(refuse('accounts.name_reserved', { field: 'name' }))
  if (!isEmail(fields.email.trim()))
    problems.push(refuse('accounts.invalid_email', { field: 'email' }))
  if (isWeakPassword(fields.password, fields))
    problems.push(
      refuse('accounts.weak_password', { field: 'password', with: { min: minPasswordLength } }),
    )
  const birth = validateBirthDate(fields.date_of_birth, facts)
  if (birth !== null)
    problems.push(refuse(birth, { field: 'date_of_birth', with: { min_age: facts.minAge } }))
  if (facts.fictional && !fields.fictional_acknowledged) {
    problems.push(refuse('accounts.fictional_unacknowledged', { field: 'fictional_acknowledged' }))
  }
  if (!fields.terms_accepted)
    problems.push(refuse('accounts.terms_unaccepted', { field: 'terms_accepted' }))
  return problems
}
