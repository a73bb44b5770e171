/** The text of a count in a badge: empty for zero, 99+ from 100. */
export function badgeText(count: number): string {
  if (count <= 0) return ''
  return count >= 100 ? '99+' : String(count)
}
