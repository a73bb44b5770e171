import type { Location } from 'react-router'

/** The page a profile was opened from, as stored in its history entry. */
export interface ReturnState {
  /** The URL of the search. */
  readonly results: string
  /** Whether the search is the previous history entry. */
  readonly next: boolean
}

const search = '/members'

/** Reads the return state of a profile; without one, as in a new tab, the default search. */
export function readReturnState({ state }: Pick<Location, 'state'>): ReturnState {
  const { results, next } = (state ?? {}) as Partial<ReturnState>
  return { results: results ?? search, next: results !== undefined && next === true }
}

/**
 * Returns the state a card passes to its profile page; undefined if the current page did not come
 * from a search.
 */
export function createReturnState(
  here: Pick<Location, 'pathname' | 'search' | 'state'>,
): ReturnState | undefined {
  if (here.pathname === search) return { results: search + here.search, next: true }
  const { results } = (here.state ?? {}) as Partial<ReturnState>
  return results === undefined ? undefined : { results, next: false }
}
