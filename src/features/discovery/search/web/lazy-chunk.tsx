/** The parts of a member list that aren't needed for the first interaction, in one chunk. */
export { ClosedSearch } from './closed-search.tsx'
export { FilterForm } from './filters/filter-form.tsx'
export { FilterSummary } from './filters/filter-summary.tsx'
export { FewResults } from './few-results.tsx'
