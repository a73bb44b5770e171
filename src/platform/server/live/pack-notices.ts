/** PostgreSQL accepts less than 8,000 bytes in one notification. */
const maxBytes = 7990

/** The prefix of every payload of a node. */
export const payloadPrefix = (node: string): string => `["${node}"`

/**
 * Packs notices, each a JSON text, into as few payloads as possible: `["node",notice,notice …]`.
 */
export function packNotices(node: string, notices: readonly string[]): string[] {
  const prefix = payloadPrefix(node)
  const payloads: string[] = []
  let parts = [prefix]
  let bytes = Buffer.byteLength(prefix) + 1
  for (const notice of notices) {
    const more = Buffer.byteLength(notice) + 1
    if (parts.length > 1 && bytes + more > maxBytes) {
      payloads.push(`${parts.join(',')}]`)
      parts = [prefix]
      bytes = Buffer.byteLength(prefix) + 1
    }
    parts.push(notice)
    bytes += more
  }
  return parts.length === 1 ? payloads : [...payloads, `${parts.join(',')}]`]
}
