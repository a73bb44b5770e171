/** Why somebody is reported; the order in which they are offered. */
export const reasons = ['scam', 'fake', 'insult', 'threat', 'sexual', 'minor', 'advertising', 'other'] as const
export type Reason = (typeof reasons)[number]

/** How long one’s own words may be, and how many messages may be pointed at. */
export const reportLimits = { letters: 1000, messages: 20 } as const

/** The number on a receipt, from 40 random bits: eight letters and figures that cannot be mistaken for each other. */
export function receiptNumber(bytes: Uint8Array): string {
  const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  let bits = 0n
  for (const byte of bytes.slice(0, 5)) bits = (bits << 8n) | BigInt(byte)
  const all = Array.from({ length: 8 }, (_, at) => signs[Number((bits >> BigInt(35 - at * 5)) & 31n)] ?? '2')
  return `R-${all.slice(0, 4).join('')}-${all.slice(4).join('')}`
}
