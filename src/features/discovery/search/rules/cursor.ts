/** A position in a list of members: the last member shown and the values the list is sorted by. */
export interface Cursor {
  /** Kilometres for lists sorted by distance, otherwise null. */
  readonly km: number | null
  /** The last activity, in whole seconds since 1970. */
  readonly seconds: number
  /** The public id of the last member shown; internal account ids are never exposed. */
  readonly member: string
}

/**
 * Encodes a cursor for a URL: `12.1s4k2f.<32 hex digits>`, with `-` for lists not sorted by
 * distance.
 */
export function formatCursor({ km, seconds, member }: Cursor): string {
  return `${km ?? '-'}.${seconds.toString(36)}.${member.replaceAll('-', '')}`
}

/** Parses a cursor; null (start of the list) for anything invalid. */
export function parseCursor(text: string | undefined): Cursor | null {
  const parts = /^(-|\d{1,5})\.([0-9a-z]{1,8})\.([0-9a-f]{32})$/.exec(text ?? '')
  if (parts === null) return null
  const [, km = '', seconds = '', hex = ''] = parts
  return {
    km: km === '-' ? null : Number(km),
    seconds: Math.min(Number.parseInt(seconds, 36), latest),
    member: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  }
}

/** The last second of the year 9999. */
const latest = 253_402_300_799
