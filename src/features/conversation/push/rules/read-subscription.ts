import { z } from 'zod'

/** Where a browser is pushed to, and the keys that only it and we know (RFC 8291). */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

const shape = z.object({
  endpoint: z.string().min(1).max(1500),
  keys: z.object({
    /** A point of P-256, uncompressed: 65 bytes. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}(==)?$/),
  }),
})

/** Reads what a browser gave as its subscription; null where it is none. */
export function readSubscription(text: string): Subscription | null {
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
