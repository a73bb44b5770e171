import { lookup as resolveName } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { ServiceAnswer } from '../rules/decide-outcome.ts'
import { isPublicAddress } from './public-address.ts'

/** An encrypted push, ready to send. */
export interface PushRequest {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

interface PostOptions {
  /** Whether the operator listed this endpoint, so that it may have any address. */
  readonly isNamed: (endpoint: string) => boolean
  readonly timeoutMs?: number
  readonly resolve?: typeof resolveName
}

/** The response body is ignored beyond this size. */
const maxBytes = 10_000

/**
 * Sends a push to its service: one POST, no redirects, a response within five seconds. The host
 * name is resolved once and the connection uses the checked address, so that no name can lead into
 * our own network.
 */
export function createPost({ isNamed, timeoutMs = 5000, resolve = resolveName }: PostOptions) {
  return ({ endpoint, headers, body }: PushRequest): Promise<ServiceAnswer> =>
    new Promise((done) => {
      const named = isNamed(endpoint)
      const request = (named && endpoint.startsWith('http:') ? plainRequest : secureRequest)(
        endpoint,
        {
          method: 'POST',
          headers: { ...headers },
          signal: AbortSignal.timeout(timeoutMs),
          ...(named ? {} : { lookup: publicOnly(resolve) }),
        },
      )
      request.on('error', () => done(null))
      request.on('response', (response) => {
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.byteLength
          if (bytes > maxBytes) response.destroy()
        })
        response.on('error', () => {})
        done({
          status: response.statusCode ?? 500,
          retryAfter: response.headers['retry-after'] ?? null,
        })
      })
      request.end(body)
    })
}

/** Resolves a host name, failing if any of its addresses is not public. */
function publicOnly(resolve: typeof resolveName): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 4)
      const [first] = addresses
      if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new Error('the push service is in a private network'), '', 4)
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}
