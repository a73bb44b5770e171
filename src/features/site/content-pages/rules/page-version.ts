import { termsVersion } from '#features/site/sites/index.ts'

/**
 * The date a page bears: noon UTC of the day it was written, yet never before the terms could be in force,
 * which is 1 December 2023, 12:00 UTC, or the day the company was added when that is later (SITE-02).
 */
export function pageVersion(written: string, company: { readonly added: string }): string {
  const own = new Date(`${written}T12:00:00Z`).toISOString()
  const earliest = termsVersion(company)
  return own > earliest ? own : earliest
}
