/** A code as it is kept: capitals, without the spaces that come along when it is copied. */
export function cleanCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

/** Whether a text can be a code: letters, digits and dashes, four at least. */
export function isCode(text: string): boolean {
  return /^[A-Z0-9](?:[A-Z0-9-]{2,30})[A-Z0-9]$/.test(text)
}
