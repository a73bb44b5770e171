import { addMonths } from '#kernel/calendar.ts'

/** Version of the mandate text that is signed; the texts themselves are in the phrases. */
export const mandateTextVersion = '2026-11'

/** A mandate expires after this many months without a collection. */
export const mandateExpiryMonths = 36

export type MandateState = 'live' | 'revoked' | 'expired'

/** Whether collections are still allowed under a mandate. */
export function mandateState(
  { lastUsedAt, revokedAt }: { readonly lastUsedAt: Date; readonly revokedAt: Date | null },
  now: Date,
): MandateState {
  if (revokedAt !== null) return 'revoked'
  const at = lastUsedAt.toISOString()
  const end = addMonths(at.slice(0, 10), mandateExpiryMonths) + at.slice(10)
  return new Date(end) > now ? 'live' : 'expired'
}

const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The reference of a new mandate, such as `MINUET-2611-7KQ2M9XWPA4C`: site, month, and twelve
 * characters from random bytes. At most 35 characters.
 */
export function createMandateReference(brand: string, now: Date, chance: Uint8Array): string {
  const site = brand
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 16)
  const month = now.toISOString().slice(2, 7).replace('-', '')
  const suffix = Array.from(chance.subarray(0, 12), (byte) => signs[byte % signs.length]).join('')
  return `${site}-${month}-${suffix}`
}
