/**
 * The index of the menu entry a key moves to, out of `count`, from index `at`; undefined for keys
 * that do not move.
 */
export function nextMenuIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * The index of the tab a key moves to, out of `count`, from index `at`; undefined for keys that do
 * not move.
 */
export function nextTabIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
