import type { Country } from '#features/site/geography/index.ts'

/** Postal code patterns by country. */
const shapes: Readonly<Record<Country, RegExp>> = {
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  IT: /^\d{5}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  NZ: /^\d{4}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  FR: /^\d{5}$/,
  DE: /^\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  US: /^\d{5}(-\d{4})?$/,
  AU: /^\d{4}$/,
  CH: /^[1-9]\d{3}$/,
  PL: /^\d{2}-?\d{3}$/,
}

/** Normalises a postal code to capitals; null if it does not match the country's pattern. */
export function parseZip(typed: string, country: Country): string | null {
  const zip = typed.trim().replace(/\s+/g, ' ').toUpperCase()
  return shapes[country].test(zip) ? zip : null
}
