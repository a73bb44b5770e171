/** The part of a name shown to visitors: its first word. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}
