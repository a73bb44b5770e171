// The server draws them with the page, so what they wear comes with the page.
import '#ui/styles/choices.css'
import { part } from '#platform/web/part.tsx'

/** What a visitor reads where only members may look around. */
export const ClosedSearch = part(async () => (await import('./late.tsx')).ClosedSearch)
/** The filters beside the list. */
export const FilterForm = part(async () => (await import('./late.tsx')).FilterForm)
/** On a phone: the filters in use, and the sheet with all of them. */
export const FilterSummary = part(async () => (await import('./late.tsx')).FilterSummary)
/** The ways out of few or nobody. */
export const ThinResult = part(async () => (await import('./late.tsx')).ThinResult)
