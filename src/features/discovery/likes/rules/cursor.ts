/** Where a list of likes stands: the last one shown, and what the list was ordered by there. */
export interface Cursor {
  /** Whether the last one shown was new; new ones come before all others. */
  readonly isNew: boolean
  /** When the like or match happened, in milliseconds since 1970. */
  readonly atMs: number
  /** The outside id of the last member shown: the inside key never leaves. */
  readonly member: string
}

/** Writes a place in a list for an address: `n.kf12oi3k.<32 hex digits>`, with `s` among those seen. */
export function writeCursor({ isNew, atMs, member }: Cursor): string {
  return `${isNew ? 'n' : 's'}.${atMs.toString(36)}.${member.replaceAll('-', '')}`
}

/** Reads it back; null for anything else, which is the beginning of the list. */
export function readCursor(text: string | undefined): Cursor | null {
  const parts = /^([ns])\.([0-9a-z]{1,10})\.([0-9a-f]{32})$/.exec(text ?? '')
  if (parts === null) return null
  const [, state, ms = '', hex = ''] = parts
  return {
    isNew: state === 'n',
    atMs: Math.min(Number.parseInt(ms, 36), latestMs),
    member: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  }
}

/** The last millisecond a calendar with four-digit years knows. */
const latestMs = 253_402_300_799_999
