import { lookup as resolveName } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { ServiceAnswer } from '../rules/judge-answer.ts'
import { isPublicAddress } from './public-address.ts'

/** One push on its way. */
export interface Parcel {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

interface PostOptions {
  /** Whether an endpoint may lie at any address, for it was named by the operator. */
  readonly isNamed: (endpoint: string) => boolean
  readonly patienceMs?: number
  readonly resolve?: typeof resolveName
}

/** Of the answer only the head counts. */
const mostBytes = 10_000

/**
 * Hands a push to its service: one POST, no redirect, an answer within five seconds. The name is resolved once and connected to as it
 * was judged, so that none leads into our own network, whoever owns it.
 */
export function createPost({ isNamed, patienceMs = 5000, resolve = resolveName }: PostOptions) {
  return ({ endpoint, headers, body }: Parcel): Promise<ServiceAnswer> =>
    new Promise((done) => {
      const named = isNamed(endpoint)
      const request = (named && endpoint.startsWith('http:') ? plainRequest : secureRequest)(endpoint, {
        method: 'POST',
        headers: { ...headers },
        signal: AbortSignal.timeout(patienceMs),
        ...(named ? {} : { lookup: publicOnly(resolve) }),
      })
      request.on('error', () => done(null))
      request.on('response', (response) => {
        let bytes = 0
        response.on('data', (part: Buffer) => {
          bytes += part.byteLength
          if (bytes > mostBytes) response.destroy()
        })
        response.on('error', () => {})
        done({ status: response.statusCode ?? 500, retryAfter: response.headers['retry-after'] ?? null })
      })
      request.end(body)
    })
}

/** Resolves a name, and nothing where any of its addresses is not of the open internet. */
function publicOnly(resolve: typeof resolveName): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 4)
      const [first] = found
      if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
        return callback(new Error('the push service lies in a closed network'), '', 4)
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }
}
