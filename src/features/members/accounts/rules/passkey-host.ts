/**
 * Returns the host that passkeys created at an origin belong to; null where browsers allow none:
 * without https, or for an IP address.
 */
export function passkeyHost(origin: string): string | null {
  const [, scheme, host] = /^(https?):\/\/([^/:[\]]+)(?::\d+)?$/.exec(origin) ?? []
  if (host === undefined || /^[\d.]+$/.test(host)) return null
  const isLocalhost = host === 'localhost' || host.endsWith('.localhost')
  return scheme === 'https' || isLocalhost ? host : null
}
