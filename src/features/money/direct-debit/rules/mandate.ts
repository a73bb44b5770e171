/** Which wording of the mandate is signed; the texts themselves stand in the phrases. */
export const mandateText = '2026-11'

/** A mandate from which nothing was collected for so many months is void. */
const restMonths = 36

/** Ends of a mandate. */
export type MandateState = 'live' | 'revoked' | 'expired'

/** Whether something may still be collected under a mandate. */
export function mandateState(
  { lastUsedAt, revokedAt }: { readonly lastUsedAt: Date; readonly revokedAt: Date | null },
  now: Date,
): MandateState {
  if (revokedAt !== null) return 'revoked'
  const end = new Date(lastUsedAt)
  end.setUTCMonth(end.getUTCMonth() + restMonths)
  return end > now ? 'live' : 'expired'
}

const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The reference of a new mandate, `MINUET-2611-7KQ2M9XWPA4C`: the site, the month, and twelve signs out of chance bytes. At most 35 signs. */
export function mandateReference(brand: string, now: Date, chance: Uint8Array): string {
  const site = brand
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 16)
  const month = now.toISOString().slice(2, 7).replace('-', '')
  const own = Array.from(chance.subarray(0, 12), (byte) => signs[byte % signs.length]).join('')
  return `${site}-${month}-${own}`
}
