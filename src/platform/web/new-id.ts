/**
 * A random id created in the browser (a version 4 UUID) that makes a request idempotent. Works
 * without a secure context, where `crypto.randomUUID` does not exist.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
