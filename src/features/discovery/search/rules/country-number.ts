/** The two letters of a country as a number, as the search table keeps it; 0 is "not said". The same as search.country_number. */
export function countryNumber(code: string | null): number {
  return code === null ? 0 : (code.charCodeAt(0) - 64) * 26 + code.charCodeAt(1) - 64
}
