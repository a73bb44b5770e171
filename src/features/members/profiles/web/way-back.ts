import type { Location } from 'react-router'

/** Where a profile was opened from, as its place in the browser's history remembers it. */
export interface WayBack {
  /** The address of the search. */
  readonly results: string
  /** Whether the search is the page right before. */
  readonly next: boolean
}

const search = '/members'

/** Reads it at a profile; without one, as in a new tab, the search as it begins. */
export function wayBackOf({ state }: Pick<Location, 'state'>): WayBack {
  const { results, next } = (state ?? {}) as Partial<WayBack>
  return { results: results ?? search, next: results !== undefined && next === true }
}

/** What a card writes down for the profile it leads to; nothing where no search led here. */
export function wayBackFrom(here: Pick<Location, 'pathname' | 'search' | 'state'>): WayBack | undefined {
  if (here.pathname === search) return { results: search + here.search, next: true }
  const { results } = (here.state ?? {}) as Partial<WayBack>
  return results === undefined ? undefined : { results, next: false }
}
