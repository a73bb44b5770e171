/** The headers with which a browser reports the origin of a request. */
export interface OriginHeaders {
  readonly secFetchSite: string | undefined
  readonly origin: string | undefined
  readonly referer: string | undefined
}

/**
 * Whether a request that changes something comes from the site itself. Every browser that can run
 * the site sends Sec-Fetch-Site or Origin with such a request; a client that sends neither is not a
 * browser, so no one's cookies can be abused.
 */
export function isAllowedToChange(host: string, headers: OriginHeaders): boolean {
  if (headers.secFetchSite !== undefined) return headers.secFetchSite === 'same-origin'
  return headers.origin === undefined || parseHost(headers.origin) === host
}

/**
 * Same for a GET, with which older browsers send neither header, so the request must show that it
 * comes from one of the site's own pages.
 */
export function isFromOwnPage(host: string, headers: OriginHeaders): boolean {
  if (headers.secFetchSite !== undefined) return headers.secFetchSite === 'same-origin'
  return parseHost(headers.origin ?? headers.referer ?? '') === host
}

function parseHost(address: string): string | undefined {
  return /^https?:\/\/([^/?#@]+)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase()
}
