/** Reads the name of an account's holder as a bank keeps it, two to seventy signs; null for what is no name. */
export function readHolder(typed: string): string | null {
  const name = typed.trim().replace(/\s+/g, ' ')
  // A row of digits is a number that slipped into the wrong field.
  if (name.length < 2 || name.length > 70 || /\d{5}/.test(name)) return null
  return /^[\p{L}\p{M}\d '’.,&()/+-]+$/u.test(name) && /\p{L}.*\p{L}/u.test(name) ? name : null
}
