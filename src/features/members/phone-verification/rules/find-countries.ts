import { type Country, countryCodes, getPhoneFacts } from '#features/site/geography/index.ts'

/**
 * Returns the countries a number may belong to; empty for the rest of the world, where no codes are
 * sent.
 */
export function findCountries(number: string): readonly Country[] {
  return countryCodes.filter((country) => number.startsWith(`+${getPhoneFacts(country).code}`))
}
