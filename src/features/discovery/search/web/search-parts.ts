// Rendered on the server with the page, so their styles are loaded with the page.
import '#ui/styles/components/chips.css'
import '#ui/styles/components/ranges.css'
import '#ui/styles/components/segments.css'
import '#ui/styles/components/switches.css'
import { lazy } from '#platform/web/lazy.tsx'

/** Shown to visitors where only members may search. */
export const ClosedSearch = lazy(async () => (await import('./lazy-chunk.tsx')).ClosedSearch)
/** The filters next to the list. */
export const FilterForm = lazy(async () => (await import('./lazy-chunk.tsx')).FilterForm)
/** On a phone: the active filters, and the sheet with all of them. */
export const FilterSummary = lazy(async () => (await import('./lazy-chunk.tsx')).FilterSummary)
/** Suggestions for few or no results. */
export const FewResults = lazy(async () => (await import('./lazy-chunk.tsx')).FewResults)
