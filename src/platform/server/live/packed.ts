/** PostgreSQL takes less than 8,000 bytes in one notification. */
const most = 7990

/** Puts notices, each a JSON text, together into as few payloads as there must be: `["node",notice,notice …]`. */
export function packed(node: string, notices: readonly string[]): string[] {
  const head = `["${node}"`
  const payloads: string[] = []
  let payload = head
  for (const notice of notices) {
    if (payload !== head && Buffer.byteLength(payload) + Buffer.byteLength(notice) + 2 > most) {
      payloads.push(`${payload}]`)
      payload = head
    }
    payload += `,${notice}`
  }
  return payload === head ? payloads : [...payloads, `${payload}]`]
}
