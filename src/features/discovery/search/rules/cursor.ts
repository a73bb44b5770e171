/** Where a list of members stands: the last one shown, and what the list was ordered by there. */
export interface Cursor {
  /** Kilometres, for lists with the nearest first; else null. */
  readonly km: number | null
  /** The last sign of life, in whole seconds since 1970. */
  readonly seconds: number
  /** The outside id of the last member shown: the inside key never leaves. */
  readonly member: string
}

/** Writes a place in a list for an address: `12.1s4k2f.<32 hex digits>`, with `-` for lists that are not by distance. */
export function writeCursor({ km, seconds, member }: Cursor): string {
  return `${km ?? '-'}.${seconds.toString(36)}.${member.replaceAll('-', '')}`
}

/** Reads it back; null for anything else, which is the beginning of the list. */
export function readCursor(text: string | undefined): Cursor | null {
  const parts = /^(-|\d{1,5})\.([0-9a-z]{1,8})\.([0-9a-f]{32})$/.exec(text ?? '')
  if (parts === null) return null
  const [, km = '', seconds = '', hex = ''] = parts
  return {
    km: km === '-' ? null : Number(km),
    seconds: Math.min(Number.parseInt(seconds, 36), latest),
    member: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  }
}

/** The last second a calendar with four-digit years knows. */
const latest = 253_402_300_799
