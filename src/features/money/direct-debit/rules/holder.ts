/** Normalises an account holder's name as banks store it, 2 to 70 characters; null if invalid. */
export function parseHolder(typed: string): string | null {
  const name = typed.trim().replace(/\s+/g, ' ')
  // A long run of digits is probably an account or phone number typed into the wrong field.
  if (name.length < 2 || name.length > 70 || /\d{5}/.test(name)) return null
  return /^[\p{L}\p{M}\d '’.,&()/+-]+$/u.test(name) && /\p{L}.*\p{L}/u.test(name) ? name : null
}
