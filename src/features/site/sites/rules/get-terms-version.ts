const firstTerms = '2023-12-01T12:00:00.000Z'

/**
 * The date of the current terms: 1 December 2023, 12:00 UTC, or the day the company was added if
 * that is later (SITE-02).
 */
export function getTermsVersion(company: { readonly added: string }): string {
  const added = new Date(company.added).toISOString()
  return added > firstTerms ? added : firstTerms
}
