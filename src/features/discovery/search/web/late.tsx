/** What a list of members shows but does not need at its first tap, in one chunk. */
export { ClosedSearch } from './closed-search.tsx'
export { FilterForm } from './filter-form.tsx'
export { FilterSummary } from './filter-summary.tsx'
export { ThinResult } from './thin-result.tsx'
