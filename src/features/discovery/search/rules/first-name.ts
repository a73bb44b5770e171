/** All a visitor reads of a name: its first word. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}
