import { isDate } from '#kernel/calendar.ts'

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
  if (!isDate(birth) || birth > facts.today || ageOn(birth, facts.today) > oldestAllowedAge)
    return 'accounts.invalid_birth'
  return ageOn(birth, facts.today) < facts.minAge ? 'accounts.too_young' : null
}
