/**
 * The value a key moves a thumb to: arrows by 1, page keys by 5, Home and End to the ends.
 * Undefined for other keys.
 */
export function nextThumbValue(
  key: string,
  value: number,
  min: number,
  max: number,
): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 5,
    PageDown: -5,
  }
  const step = steps[key]
  if (step !== undefined) return Math.min(max, Math.max(min, value + step))
  if (key === 'Home') return min
  if (key === 'End') return max
  return undefined
}

/** Moves one end of a range; the ends keep their order and stay within the limits. */
export function moveEnd(
  range: readonly [number, number],
  end: 0 | 1,
  value: number,
  min: number,
  max: number,
): [number, number] {
  const clamped = Math.min(max, Math.max(min, Math.round(value)))
  return end === 0
    ? [Math.min(clamped, range[1]), range[1]]
    : [range[0], Math.max(clamped, range[0])]
}
