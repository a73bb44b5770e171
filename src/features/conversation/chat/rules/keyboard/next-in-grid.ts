/** Top left corner of a cell. */
export interface CellPosition {
  readonly x: number
  readonly y: number
}

/**
 * Returns the cell a key moves to; null if the key does nothing here or there is no such cell. Left
 * and right follow the order; up and down move to the nearest cell of the next row, across groups.
 */
export function nextInGrid(
  key: string,
  from: number,
  places: readonly CellPosition[],
): number | null {
  const here = places[from]
  if (here === undefined) return null
  switch (key) {
    case 'ArrowRight':
      return from + 1 < places.length ? from + 1 : null
    case 'ArrowLeft':
      return from > 0 ? from - 1 : null
    case 'Home':
      return 0
    case 'End':
      return places.length - 1
    case 'ArrowDown':
      return nearest(here, places, Math.min(...places.flatMap(({ y }) => (y > here.y ? [y] : []))))
    case 'ArrowUp':
      return nearest(here, places, Math.max(...places.flatMap(({ y }) => (y < here.y ? [y] : []))))
    default:
      return null
  }
}

function nearest(here: CellPosition, places: readonly CellPosition[], row: number): number | null {
  let best: number | null = null
  for (const [index, { x, y }] of places.entries()) {
    if (y !== row) continue
    if (best === null || Math.abs(x - here.x) < Math.abs((places[best]?.x ?? 0) - here.x))
      best = index
  }
  return best
}
