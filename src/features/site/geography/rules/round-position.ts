export interface Position {
  readonly lat: number
  readonly lon: number
}

/** Rounds a position to two decimals, about a kilometre, before it leaves the browser (SEC-10). */
export function roundPosition({ lat, lon }: Position): Position {
  return { lat: round(lat), lon: round(lon) }
}

function round(degrees: number): number {
  // Adding zero turns -0 into 0, so that both are serialized in the same way.
  return Math.round(degrees * 100) / 100 + 0
}
