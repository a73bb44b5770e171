/** A card that is being dragged: how far sideways and how fast, in pixels and pixels per millisecond, and how wide it is. */
export interface Drag {
  readonly dx: number
  readonly dy: number
  readonly speed: number
  readonly width: number
}

/** Below this much of its width a card comes back, unless it is thrown. */
const farEnough = 0.3
const fastEnough = 0.6
/** A throw too short to be meant. */
const shortestThrowPx = 40

/** What letting a card go means: right is a like, left is a pass, and anything doubtful is neither. */
export function dragVerdict({ dx, dy, speed, width }: Drag): 'like' | 'pass' | null {
  if (Math.abs(dx) <= Math.abs(dy)) return null
  const far = Math.abs(dx) >= width * farEnough
  const thrown = Math.abs(dx) >= shortestThrowPx && Math.abs(speed) >= fastEnough && Math.sign(speed) === Math.sign(dx)
  if (!far && !thrown) return null
  return dx > 0 ? 'like' : 'pass'
}
