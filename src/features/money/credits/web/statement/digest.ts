import type { Digest } from '../../rules/check-statement.ts'

/** SHA-256 computed by the browser. */
export const digest: Digest = async (...parts) => {
  const bytes = parts.map((part) =>
    typeof part === 'string' ? new TextEncoder().encode(part) : part,
  )
  const whole = new Uint8Array(
    await new Blob(bytes.map((part) => new Uint8Array(part))).arrayBuffer(),
  )
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole))
}
