import type { DateParts } from '#ui/components/index.ts'

/** What is typed into the first step. */
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

/** An empty form; nothing is ticked beforehand. */
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

/** What this tab kept of the form (ACC-01); consents are given anew each time. */
export function readDraft(): SignUpDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<SignUpDraft>
    return { ...emptyDraft, ...kept, password: '', fictional_acknowledged: false, terms_accepted: false }
  } catch {
    return emptyDraft
  }
}

/** Keeps the form for a reload; the password stays in memory only. */
export function keepDraft({
  password: _,
  fictional_acknowledged: __,
  terms_accepted: ___,
  ...kept
}: SignUpDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing still signs up.
  }
}

/** Forgets it once the account is made. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** The three parts as one day, `1990-04-05`; a missing part gives a text that is no day. */
export function birthOf({ day, month, year }: DateParts): string {
  return [year.trim().padStart(4, '0'), month.trim().padStart(2, '0'), day.trim().padStart(2, '0')].join('-')
}
