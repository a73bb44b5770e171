import type { TypedDetails } from '../rules/details.ts'
import type { FormView } from './calls.ts'

const key = 'directdebit-form'

/** An empty form. */
const empty: TypedDetails = { holder: '', iban: '', street: '', house_number: '', zip: '', city: '', phone: '' }

/** What was given last, the account but as a hint beside its field. */
export function givenBefore(given: FormView['given']): TypedDetails {
  return { ...empty, ...given, iban: '' }
}

/** What this tab kept of the form, over what was given last. The account is never among it: the server alone holds that. */
export function readKept(given: FormView['given']): TypedDetails {
  const before = givenBefore(given)
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<TypedDetails>
    return { ...before, ...kept, iban: '' }
  } catch {
    return before
  }
}

/** Keeps the form for a reload, without the account. */
export function keepDetails({ iban: _, ...kept }: TypedDetails): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing still orders.
  }
}

/** Forgets it once it was ordered. */
export function forgetDetails(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
