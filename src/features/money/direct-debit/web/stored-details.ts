import type { TypedDetails } from '../rules/details.ts'
import type { FormView } from './calls.ts'

const key = 'directdebit-form'

const empty: TypedDetails = {
  holder: '',
  iban: '',
  street: '',
  house_number: '',
  zip: '',
  city: '',
  phone: '',
}

/** The previous details for the form; the account is only shown as a hint next to its field. */
export function previousDetails(previous: FormView['given']): TypedDetails {
  return { ...empty, ...previous, iban: '' }
}

/**
 * Details stored in this tab, in addition to the previous ones. The account is never stored in the
 * browser, only on the server.
 */
export function readStoredDetails(previous: FormView['given']): TypedDetails {
  const before = previousDetails(previous)
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<TypedDetails>
    return { ...before, ...stored, iban: '' }
  } catch {
    return before
  }
}

/** Stores the form for a reload, without the account. */
export function storeDetails({ iban: _, ...kept }: TypedDetails): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Ordering works even if storage is unavailable.
  }
}

/** Clears the stored form after the order. */
export function clearStoredDetails(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
