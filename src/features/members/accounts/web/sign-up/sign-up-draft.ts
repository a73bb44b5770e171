import type { DateParts } from '#ui/components/index.ts'

/** Input of the first step. */
export interface SignUpDraft {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly birth: DateParts
  readonly gender: 'male' | 'female' | ''
  readonly seeking: 'male' | 'female' | 'both' | ''
  readonly signup_message: string
  readonly fictional_acknowledged: boolean
  readonly terms_accepted: boolean
}

const key = 'signup-draft'

/** An empty form; no consent is ticked in advance. */
export const emptyDraft: SignUpDraft = {
  name: '',
  email: '',
  password: '',
  birth: { day: '', month: '', year: '' },
  gender: '',
  seeking: '',
  signup_message: '',
  fictional_acknowledged: false,
  terms_accepted: false,
}

/** Reads the draft stored in this tab (ACC-01); consents must be given again each time. */
export function readDraft(): SignUpDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<SignUpDraft>
    return {
      ...emptyDraft,
      ...stored,
      password: '',
      fictional_acknowledged: false,
      terms_accepted: false,
    }
  } catch {
    return emptyDraft
  }
}

/** Stores the form for a reload; the password stays in memory only. */
export function saveDraft({
  password: _,
  fictional_acknowledged: __,
  terms_accepted: ___,
  ...kept
}: SignUpDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Sign-up works even if the browser cannot store anything.
  }
}

/** Deletes the draft once the account is created. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

/**
 * Joins the three parts to a date, `1990-04-05`; if a part is missing, the result is not a valid
 * date.
 */
export function joinBirthDate({ day, month, year }: DateParts): string {
  return [
    year.trim().padStart(4, '0'),
    month.trim().padStart(2, '0'),
    day.trim().padStart(2, '0'),
  ].join('-')
}
