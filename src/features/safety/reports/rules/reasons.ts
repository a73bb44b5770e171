/** Why a member is reported, in the order offered. */
export const reasons = [
  'scam',
  'fake',
  'insult',
  'threat',
  'sexual',
  'minor',
  'advertising',
  'other',
] as const
export type Reason = (typeof reasons)[number]

/** Maximum length of the reporter’s text, and maximum number of selected messages. */
export const reportLimits = { details: 1000, messages: 20 } as const

/**
 * The number on a receipt, from the first 40 bits of a random id: eight characters that are not
 * easily confused, after a letter for what it is (`R` is a report).
 */
export function formatReceiptNumber(
  id: string,
  letter: 'A' | 'C' | 'D' | 'P' | 'R' | 'S' = 'R',
): string {
  const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`)
  const all = Array.from(
    { length: 8 },
    (_, at) => signs[Number((bits >> BigInt(35 - at * 5)) & 31n)] ?? '2',
  )
  return `${letter}-${all.slice(0, 4).join('')}-${all.slice(4).join('')}`
}
