import { z } from 'zod'

/** A browser's endpoint and the keys shared only with it (RFC 8291). */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

const shape = z.object({
  endpoint: z.string().min(1).max(1500),
  keys: z.object({
    /** An uncompressed P-256 point: 65 bytes. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
})

/** Parses a browser's subscription; `null` if it is invalid. */
export function parseSubscription(text: string): Subscription | null {
  const read = shape.safeParse(parsed(text))
  return read.success ? read.data : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
