/** In degrees. */
export interface Position {
  readonly lat: number
  readonly lon: number
}

/** Great-circle distance in kilometres. */
export function distanceKm(one: Position, other: Position): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const [high, wide] = [rad(other.lat - one.lat) / 2, rad(other.lon - one.lon) / 2]
  const half =
    Math.sin(high) ** 2 + Math.cos(rad(one.lat)) * Math.cos(rad(other.lat)) * Math.sin(wide) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(half))
}

/**
 * Returns the point that best fits the measured distances, searched in steps of 100 m within 5 km.
 */
export function estimatePosition(
  measured: readonly { readonly from: Position; readonly km: number }[],
  around: Position,
): Position {
  const step = { lat: 0.0009, lon: 0.00147 }
  let best: Position = around
  let leastError = Number.POSITIVE_INFINITY
  for (let north = -50; north <= 50; north += 1)
    for (let east = -50; east <= 50; east += 1) {
      const point = { lat: around.lat + north * step.lat, lon: around.lon + east * step.lon }
      const error = measured.reduce(
        (sum, { from, km }) => sum + (distanceKm(from, point) - km) ** 2,
        0,
      )
      if (error < leastError) [best, leastError] = [point, error]
    }
  return best
}
