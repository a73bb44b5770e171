/** The host a site is looked up by: small letters, without port and without the dot some resolvers put at the end. */
export function hostOf(header: string): string {
  const host = header.trim().toLowerCase()
  const end = host.startsWith('[') ? host.indexOf(']') + 1 : host.search(/:\d*$/)
  return (end > 0 ? host.slice(0, end) : host).replace(/\.$/, '')
}
