/** Position in a list of conversations: the last one shown. */
export interface ListCursor {
  readonly lastAt: Date
  /** Public id of the conversation. */
  readonly conversation: string
}

/** Encodes a position for a URL: `m1abc2def.<32 hex digits>`. */
export function writeCursor({ lastAt, conversation }: ListCursor): string {
  return `${lastAt.getTime().toString(36)}.${conversation.replaceAll('-', '')}`
}

/** Decodes a position; null for anything else, which means the beginning of the list. */
export function readCursor(text: string | undefined): ListCursor | null {
  const parts = /^([0-9a-z]{1,9})\.([0-9a-f]{32})$/.exec(text ?? '')
  if (parts === null) return null
  const [, time = '', hex = ''] = parts
  return {
    lastAt: new Date(Number.parseInt(time, 36)),
    conversation: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  }
}
