/** The host that passkeys made at an address belong to; null where browsers allow none: without https, or without a name. */
export function passkeyHost(origin: string): string | null {
  const [, scheme, host] = /^(https?):\/\/([^/:[\]]+)(?::\d+)?$/.exec(origin) ?? []
  if (host === undefined || /^[\d.]+$/.test(host)) return null
  const own = host === 'localhost' || host.endsWith('.localhost')
  return scheme === 'https' || own ? host : null
}
