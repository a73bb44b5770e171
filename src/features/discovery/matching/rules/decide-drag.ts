/** A drag of a card: distance in pixels, speed in pixels per millisecond, and the card's width. */
export interface Drag {
  readonly dx: number
  readonly dy: number
  readonly speed: number
  readonly width: number
}

/** Minimum distance as a share of the card's width; below it the card returns unless flicked. */
const farEnough = 0.3
const fastEnough = 0.6
/** Minimum length of an intentional flick. */
const shortestThrowPx = 40

/**
 * Decides what releasing a card means: right is a like, left is a pass, and anything ambiguous is
 * neither.
 */
export function decideDrag({ dx, dy, speed, width }: Drag): 'like' | 'pass' | null {
  if (Math.abs(dx) <= Math.abs(dy)) return null
  const far = Math.abs(dx) >= width * farEnough
  const thrown =
    Math.abs(dx) >= shortestThrowPx &&
    Math.abs(speed) >= fastEnough &&
    Math.sign(speed) === Math.sign(dx)
  if (!far && !thrown) return null
  return dx > 0 ? 'like' : 'pass'
}
