/** The longest address a mail server accepts (RFC 5321). */
export const maxEmailLength = 254

const shape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i

/** Whether a text is a single plain email address. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && text.lastIndexOf('@') <= 64 && shape.test(text)
}

/**
 * Returns the same key for every spelling of an address: members do not know that capitals may
 * differ.
 */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
