/**
 * How one value of a cursor is written in a URL: letters, digits, `_`, `~` and `-`. `decode`
 * returns undefined for anything that `encode` would not have written.
 */
export interface CursorPart<Value> {
  encode(value: Value): string
  decode(text: string): Value | undefined
}

/** The parts of a cursor, one for each value. */
export type CursorParts<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: CursorPart<Values[Index]>
}

/**
 * Encodes the position after the last row of a page, for the request of the next one: the values
 * the list is sorted by and an id, joined by full stops. Outside the server it is only sent
 * encrypted (`platform/server/cursors.ts`).
 */
export function encodeCursor<Values extends readonly unknown[]>(
  parts: CursorParts<Values>,
  values: NoInfer<Values>,
): string {
  return parts.map((part, index) => part.encode(values[index])).join('.')
}

/** Decodes a cursor; null for anything malformed. */
export function decodeCursor<Values extends readonly unknown[]>(
  parts: CursorParts<Values>,
  text: string | undefined,
): Values | null {
  const texts = text?.split('.') ?? []
  if (texts.length !== parts.length) return null
  const values = parts.map((part, index) => part.decode(texts[index] ?? ''))
  return values.includes(undefined) ? null : (values as unknown as Values)
}

/** A whole number from 0 to `max`. */
export function numberPart({ max }: { readonly max: number }): CursorPart<number> {
  return {
    encode: (value) => value.toString(36),
    decode: (text) => {
      const value = /^[0-9a-z]{1,11}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN
      return value <= max ? value : undefined
    },
  }
}

const milliseconds = numberPart({ max: Date.UTC(9999, 11, 31) })

/** An instant from 1970 to the year 9999, to the millisecond. */
export const instantPart: CursorPart<Date> = {
  encode: (at) => milliseconds.encode(at.getTime()),
  decode: (text) => {
    const ms = milliseconds.decode(text)
    return ms === undefined ? undefined : new Date(ms)
  },
}

/** A public id, without its hyphens. */
export const idPart: CursorPart<string> = {
  encode: (id) => id.replaceAll('-', ''),
  decode: (text) =>
    /^[0-9a-f]{32}$/.test(text)
      ? text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      : undefined,
}

/** A boolean. */
export const flagPart: CursorPart<boolean> = {
  encode: (flag) => (flag ? '1' : '0'),
  decode: (text) => (text === '1' || text === '0' ? text === '1' : undefined),
}

/** A line of text, for externally assigned ids. Control characters are refused. */
export const textPart: CursorPart<string> = {
  encode: (text) =>
    text.replace(/[^\w-]/g, (character) => `~${character.charCodeAt(0).toString(36)}~`),
  decode: (text) => {
    if (!/^(?:[\w-]|~[0-9a-z]{1,4}~)*$/.test(text)) return undefined
    const decoded = text.replace(/~(\w+)~/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 36)),
    )
    return /\p{Cc}|\p{Cs}/u.test(decoded) ? undefined : decoded
  },
}

/** An optional value. */
export function nullablePart<Value>(part: CursorPart<Value>): CursorPart<Value | null> {
  return {
    encode: (value) => (value === null ? '-' : part.encode(value)),
    decode: (text) => (text === '-' ? null : part.decode(text)),
  }
}
