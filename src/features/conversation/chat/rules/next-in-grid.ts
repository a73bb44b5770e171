/** The left upper corner of a cell. */
export interface Place {
  readonly x: number
  readonly y: number
}

/**
 * Which cell a key leads to from another one; null where the key means nothing here or there is nowhere to go. Left and right follow
 * the order, up and down go to the nearest cell of the next row, whichever group it belongs to.
 */
export function nextInGrid(key: string, from: number, places: readonly Place[]): number | null {
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

function nearest(here: Place, places: readonly Place[], row: number): number | null {
  let best: number | null = null
  for (const [index, { x, y }] of places.entries()) {
    if (y !== row) continue
    if (best === null || Math.abs(x - here.x) < Math.abs((places[best]?.x ?? 0) - here.x)) best = index
  }
  return best
}
