/**
 * Normalizes a host for looking up its site: lower case, without port and without a trailing dot.
 */
export function normalizeHost(header: string): string {
  const host = header.trim().toLowerCase()
  const end = host.startsWith('[') ? host.indexOf(']') + 1 : host.search(/:\d*$/)
  return (end > 0 ? host.slice(0, end) : host).replace(/\.$/, '')
}
