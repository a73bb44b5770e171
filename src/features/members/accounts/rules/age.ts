// Creating a formatter costs a thousand times more than using it, and each site has one time zone.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns the calendar day at an instant in a time zone, as `YYYY-MM-DD`. */
export function dayAt(at: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone)
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(at)
}

/**
 * Age in whole years on a given day. Someone born on 29 February turns a year older on 1 March in
 * non-leap years.
 */
export function ageOn(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

export const oldestAllowedAge = 120

/**
 * Returns why a date of birth is rejected, or null (ACC-05): not a calendar date, not plausible for
 * a living person, or too young.
 */
export function validateBirthDate(
  birth: string,
  facts: { readonly today: string; readonly minAge: number },
): 'accounts.invalid_birth' | 'accounts.too_young' | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birth)) return 'accounts.invalid_birth'
  const day = new Date(`${birth}T00:00:00Z`)
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === birth
  if (!exists || birth > facts.today || ageOn(birth, facts.today) > oldestAllowedAge) return 'accounts.invalid_birth'
  return ageOn(birth, facts.today) < facts.minAge ? 'accounts.too_young' : null
}
