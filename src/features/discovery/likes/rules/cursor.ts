/** A position in a list of likes: the last member shown and the values the list is sorted by. */
export interface Cursor {
  /** Whether the last like shown was new; new ones come first. */
  readonly isNew: boolean
  /** When the like or match happened, in milliseconds since 1970. */
  readonly atMs: number
  /** The public id of the last member shown; internal account ids are never exposed. */
  readonly member: string
}

/**
 * Encodes a cursor for a URL: `n.kf12oi3k.<32 hex digits>`, with `s` instead of `n` for seen likes.
 */
export function formatCursor({ isNew, atMs, member }: Cursor): string {
  return `${isNew ? 'n' : 's'}.${atMs.toString(36)}.${member.replaceAll('-', '')}`
}

/** Parses a cursor; null (start of the list) for anything invalid. */
export function parseCursor(text: string | undefined): Cursor | null {
  const parts = /^([ns])\.([0-9a-z]{1,10})\.([0-9a-f]{32})$/.exec(text ?? '')
  if (parts === null) return null
  const [, state, ms = '', hex = ''] = parts
  return {
    isNew: state === 'n',
    atMs: Math.min(Number.parseInt(ms, 36), latestMs),
    member: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  }
}

/** The last millisecond of the year 9999. */
const latestMs = 253_402_300_799_999
