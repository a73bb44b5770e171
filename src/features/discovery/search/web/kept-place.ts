/** How far down which list somebody was. */
export interface KeptPlace {
  /** The address of the search. */
  readonly address: string
  /** How many pages of it were loaded. */
  readonly pages: number
  /** Pixels from the top. */
  readonly top: number
}

const key = 'search-place'

/** Remembers it for this tab alone; a browser that keeps nothing is no failure. */
export function writePlace(place: KeptPlace): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(place))
  } catch {}
}

/** The place in the list at an address, or null. */
export function readPlace(address: string): KeptPlace | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptPlace | null
    return place?.address === address ? place : null
  } catch {
    return null
  }
}
