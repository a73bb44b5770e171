/** Normalises a typed code: upper case, without the spaces picked up when copying. */
export function cleanCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

/** Whether a text can be a code: at least four letters, digits and dashes. */
export function isCode(text: string): boolean {
  return /^[A-Z0-9](?:[A-Z0-9-]{2,30})[A-Z0-9]$/.test(text)
}
