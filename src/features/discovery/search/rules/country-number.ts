/**
 * A country code as a number, as stored in the search table; 0 means not specified. Must match
 * search.country_number.
 */
export function countryNumber(code: string | null): number {
  return code === null ? 0 : (code.charCodeAt(0) - 64) * 26 + code.charCodeAt(1) - 64
}
