/** The push services of Chrome and its kin, Firefox, Safari, and Edge on Windows; a leading dot means every host below. */
const known = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/** Says which endpoints may be pushed to. */
export interface AllowedServices {
  allows(endpoint: string): boolean
  /** Named by the operator with its scheme: taken as it is, private addresses included. */
  isNamed(endpoint: string): boolean
}

/** Only the browsers' own services, over https on its port, and what the operator names (a host name, or a whole origin). */
export function createAllowedServices(more: readonly string[]): AllowedServices {
  const origins = new Set(more.filter((one) => one.includes('://')).map((one) => new URL(one).origin))
  const hosts = [...known, ...more.filter((one) => !one.includes('://'))]
  const isNamed = (endpoint: string) => origins.has(URL.parse(endpoint)?.origin ?? '')
  return {
    isNamed,
    allows(endpoint) {
      const url = URL.parse(endpoint)
      if (url === null || url.username !== '' || url.password !== '') return false
      if (isNamed(endpoint)) return true
      if (url.protocol !== 'https:' || url.port !== '') return false
      return hosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
    },
  }
}
