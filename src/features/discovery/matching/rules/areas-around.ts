/** A grid cell, and how many of its most recently active members to consider. */
export interface Area {
  readonly cell: number
  readonly most: number
}

/** Members considered per cell, by distance: the nearest cells contribute the most. */
const shares = [
  { km: 7, most: 160 },
  { km: 28, most: 40 },
  { km: 56, most: 15 },
  { km: Number.POSITIVE_INFINITY, most: 6 },
] as const
/**
 * Upper bound of cells read, so that a radius around a big city costs as much as one in a rural
 * area.
 */
const maxCells = 60

/** The areas to search around a city, from the inhabited cities nearby, nearest first. */
export function areasAround(
  cities: readonly { readonly cell: number; readonly km: number }[],
): Area[] {
  const areas = new Map<number, Area>()
  for (const { cell, km } of cities) {
    if (areas.has(cell)) continue
    if (areas.size === maxCells) break
    areas.set(cell, { cell, most: shares.find((share) => km <= share.km)?.most ?? 6 })
  }
  return [...areas.values()]
}
