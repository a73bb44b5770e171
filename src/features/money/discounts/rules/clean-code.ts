/** Normalises a typed code: upper case, without the spaces picked up when copying. */
export function cleanCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

/** Allowed number of characters in a code. */
export const codeLengths = { least: 4, most: 32 } as const

/** Whether a text can be a code: letters, digits, and dashes between them. */
export function isCode(text: string): boolean {
  const fits = text.length >= codeLengths.least && text.length <= codeLengths.most
  return fits && /^[A-Z0-9][A-Z0-9-]*[A-Z0-9]$/.test(text)
}
