import { getTermsVersion } from '#features/site/sites/index.ts'

/**
 * The date shown on a page: the instant from which a published version applies, or noon UTC on the
 * day the product's own text was written, but no earlier than the terms can have come into force,
 * which is 1 December 2023, 12:00 UTC, or the day the company was added if later (SITE-02).
 */
export function pageVersion(written: string | Date, company: { readonly added: string }): string {
  const at = typeof written === 'string' ? new Date(`${written}T12:00:00Z`) : written
  const writtenAt = at.toISOString()
  const earliest = getTermsVersion(company)
  return writtenAt > earliest ? writtenAt : earliest
}
