/** A cell of the grid, and how many of those who were there last are looked at in it. */
export interface Area {
  readonly cell: number
  readonly most: number
}

/** The nearest cells get the most attention: up to so many kilometres, so many people. */
const shares = [
  { km: 7, most: 160 },
  { km: 28, most: 40 },
  { km: 56, most: 15 },
  { km: Number.POSITIVE_INFINITY, most: 6 },
] as const
/** More cells are never read, so that a circle around a big city costs as much as one in the country. */
const cellsAtMost = 60

/** Where to look for people around a city, given the inhabited cities around it, the nearest first. */
export function areasAround(cities: readonly { readonly cell: number; readonly km: number }[]): Area[] {
  const areas = new Map<number, Area>()
  for (const { cell, km } of cities) {
    if (areas.has(cell)) continue
    if (areas.size === cellsAtMost) break
    areas.set(cell, { cell, most: shares.find((share) => km <= share.km)?.most ?? 6 })
  }
  return [...areas.values()]
}
