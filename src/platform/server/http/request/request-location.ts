import type { IncomingHttpHeaders } from 'node:http'
import type { Log } from '../../log/log.ts'
import { findCallerAddress, parseTrustedProxies, toAddressKey } from './address.ts'

/** A request's headers, whether it continues as HTTP or as a WebSocket. */
export interface RequestHead {
  /** The target of the request line: a path, or a complete URL. */
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
  /** Names and values alternately, as received. */
  readonly rawHeaders?: readonly string[] | undefined
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The caller of a request, and the site to which it was sent, as seen by the browser. */
export interface RequestLocation {
  /** Scheme, host and port; its path is `/`. */
  readonly origin: URL
  /** The caller's address as a key for rate limits, see `toAddressKey`. */
  readonly address: string
}

/**
 * Locates a request; null if it has no host, several, or one that can't be a host. HTTP requests
 * and WebSocket upgrades use the same function, so both trust the same headers.
 */
export type LocateRequest = (head: RequestHead) => RequestLocation | null

/** Used as the host of an HTTP/1.0 request without one; no site has it. */
const noHost = 'nowhere.invalid'

/**
 * Creates the function for an installation behind these proxies; if there are none, no proxy is
 * trusted.
 */
export function createRequestLocator({
  trustedProxies = [],
  log,
}: {
  readonly trustedProxies?: readonly string[] | undefined
  readonly log: Log
}): LocateRequest {
  const trusted = parseTrustedProxies(trustedProxies)
  let warned = false

  return ({ url: target = '/', headers, rawHeaders = [], socket }) => {
    if (countHosts(rawHeaders) > 1) return null
    const peer = socket.remoteAddress ?? ''
    const forwarded = trusted(peer)
    const forwardedFor = joinValues(headers['x-forwarded-for'])
    if (!forwarded && forwardedFor !== undefined && !warned) {
      warned = true
      log.warn(
        'X-Forwarded-For was ignored, because MINUET_TRUSTED_PROXIES does not include the address it came from. If that is your proxy, add its address; otherwise all its visitors share one rate limit. Logged once',
      )
    }
    const host =
      (forwarded ? lastValue(headers['x-forwarded-host']) : undefined) ?? headers.host ?? noHost
    const https = forwarded && lastValue(headers['x-forwarded-proto']) === 'https'
    const origin = parseOrigin(https ? 'https:' : 'http:', targetHost(target) ?? host)
    if (origin === null) return null
    return { origin, address: toAddressKey(findCallerAddress(peer, forwardedFor, trusted)) }
  }
}

function joinValues(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value
}

/** Proxies append to these headers, so the last value is from the nearest proxy. */
function lastValue(value: string | string[] | undefined): string | undefined {
  return joinValues(value)?.split(',').at(-1)?.trim()
}

/** The host of a complete URL on the request line, which replaces the header (RFC 9112, 3.2.2). */
function targetHost(target: string): string | undefined {
  return /^https?:\/\/([^/?#]*)/i.exec(target)?.[1]
}

/** Accepts only valid Host headers: no user, no path, nothing that the parser would drop. */
function parseOrigin(protocol: string, host: string): URL | null {
  return /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host)
    ? URL.parse(`${protocol}//${host}`)
    : null
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts
}
