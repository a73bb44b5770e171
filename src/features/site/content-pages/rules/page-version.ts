import { getTermsVersion } from '#features/site/sites/index.ts'

/**
 * The date shown on a page: noon UTC on the day it was written, but no earlier than the terms can
 * have come into force, which is 1 December 2023, 12:00 UTC, or the day the company was added if
 * later (SITE-02).
 */
export function pageVersion(written: string, company: { readonly added: string }): string {
  const writtenAt = new Date(`${written}T12:00:00Z`).toISOString()
  const earliest = getTermsVersion(company)
  return writtenAt > earliest ? writtenAt : earliest
}
