/** PostgreSQL accepts less than 8,000 bytes in one notification. */
const most = 7990

/** The prefix of every payload of a node. */
export const headOf = (node: string): string => `["${node}"`

/**
 * Packs notices, each a JSON text, into as few payloads as possible: `["node",notice,notice …]`.
 */
export function packed(node: string, notices: readonly string[]): string[] {
  const head = headOf(node)
  const payloads: string[] = []
  let parts = [head]
  let bytes = Buffer.byteLength(head) + 1
  for (const notice of notices) {
    const more = Buffer.byteLength(notice) + 1
    if (parts.length > 1 && bytes + more > most) {
      payloads.push(`${parts.join(',')}]`)
      parts = [head]
      bytes = Buffer.byteLength(head) + 1
    }
    parts.push(notice)
    bytes += more
  }
  return parts.length === 1 ? payloads : [...payloads, `${parts.join(',')}]`]
}
