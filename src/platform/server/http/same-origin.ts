/** The headers by which a browser tells where a request comes from. */
export interface OriginHeaders {
  readonly secFetchSite: string | undefined
  readonly origin: string | undefined
  readonly referer: string | undefined
}

/**
 * Whether a request that changes something comes from the site itself. Every browser that can run the site sends
 * Sec-Fetch-Site or Origin with such a request; one with neither is not a browser, and nobody's cookies are abused.
 */
export function mayChange(host: string, headers: OriginHeaders): boolean {
  if (headers.secFetchSite !== undefined) return headers.secFetchSite === 'same-origin'
  return headers.origin === undefined || hostOf(headers.origin) === host
}

/** The same for a GET, with which older browsers send neither: here the site's own page must show itself. */
export function comesFromOwnPage(host: string, headers: OriginHeaders): boolean {
  if (headers.secFetchSite !== undefined) return headers.secFetchSite === 'same-origin'
  return hostOf(headers.origin ?? headers.referer ?? '') === host
}

function hostOf(address: string): string | undefined {
  return /^https?:\/\/([^/?#@]+)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase()
}
