import { type Country, isPostalCode } from '#features/site/geography/index.ts'

/** Normalises a postal code to capitals; null if it does not match the country's pattern. */
export function parseZip(typed: string, country: Country): string | null {
  const zip = typed.trim().replace(/\s+/g, ' ').toUpperCase()
  return isPostalCode(zip, country) ? zip : null
}
