/**
 * The push services of Chrome and related browsers, Firefox, Safari, and Edge on Windows. A leading
 * dot matches all subdomains.
 */
const known = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Decides which endpoints may receive pushes. */
export interface AllowedServices {
  allows(endpoint: string): boolean
  /**
   * Whether the operator listed the endpoint with its scheme, in which case private addresses are
   * allowed.
   */
  isNamed(endpoint: string): boolean
}

/**
 * Allows the browsers' own services over https on the default port, and the services that the
 * operator lists (a host name or a full origin).
 */
export function createAllowedServices(more: readonly string[]): AllowedServices {
  const origins = new Set(
    more.filter((one) => one.includes('://')).map((one) => new URL(one).origin),
  )
  const hosts = [...known, ...more.filter((one) => !one.includes('://'))]
  const isNamed = (endpoint: string) => origins.has(URL.parse(endpoint)?.origin ?? '')
  return {
    isNamed,
    allows(endpoint) {
      const url = URL.parse(endpoint)
      if (url === null || url.username !== '' || url.password !== '') return false
      if (isNamed(endpoint)) return true
      if (url.protocol !== 'https:' || url.port !== '') return false
      return hosts.some((host) =>
        host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
      )
    },
  }
}
