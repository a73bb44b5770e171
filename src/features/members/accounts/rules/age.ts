// Making a formatter costs a thousand times what using it does, and there is one time zone for each site.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Which calendar day it is at an instant in a time zone, as `YYYY-MM-DD`. */
export function dayAt(at: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone)
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(at)
}

/** Whole years between a birthday and today. Who was born on a leap day turns on 1 March in other years. */
export function ageOn(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Nobody older than this is taken in. */
export const oldestTaken = 120

/** Why a date of birth cannot be taken, or null (ACC-05): no day of the calendar or of a living person, or too young. */
export function birthProblem(
  birth: string,
  facts: { readonly today: string; readonly minAge: number },
): 'accounts.invalid_birth' | 'accounts.too_young' | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birth)) return 'accounts.invalid_birth'
  const day = new Date(`${birth}T00:00:00Z`)
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === birth
  if (!exists || birth > facts.today || ageOn(birth, facts.today) > oldestTaken) return 'accounts.invalid_birth'
  return ageOn(birth, facts.today) < facts.minAge ? 'accounts.too_young' : null
}
