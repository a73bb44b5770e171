/** How far a list was loaded and scrolled. */
export interface SavedPosition {
  /** The path and query of the search. */
  readonly address: string
  /** The number of pages loaded. */
  readonly pages: number
  /** Scroll position in pixels. */
  readonly top: number
}

const key = 'search-place'

/** Saves the position for this tab only; a browser without storage is not an error. */
export function savePosition(place: SavedPosition): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(place))
  } catch {}
}

/** The saved position for a URL, or null. */
export function readPosition(address: string): SavedPosition | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(key) ?? 'null') as SavedPosition | null
    return place?.address === address ? place : null
  } catch {
    return null
  }
}
