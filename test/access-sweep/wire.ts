import { Agent, request } from 'node:http'
import type { Endpoint } from '#kernel/endpoint.ts'
import { toQuery } from '#platform/server/http/request/read-input.ts'
import { listPathFields, parseRoute } from '#platform/server/http/routes.ts'

export interface WireRequest {
  readonly host: string
  readonly method: string
  readonly path: string
  /** The secret of the session cookie; null for a visitor. */
  readonly session: string | null
  readonly body?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/** The raw response. */
export interface WireResponse {
  readonly status: number
  /** As received, in their order. */
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

/** Sends a request to a running site. */
export type Wire = (request: WireRequest) => Promise<WireResponse>

/** Sends requests to a local port under any host name, which fetch does not allow. */
export function createWire(port: number): Wire & { sent(): number; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  let count = 0
  const wire = ({ host, method, path, session, body, headers = {} }: WireRequest) =>
    new Promise<WireResponse>((resolve, reject) => {
      count += 1
      const hostWithPort = `${host}:${port}`
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            host: hostWithPort,
            origin: `http://${hostWithPort}`,
            'sec-fetch-site': 'same-origin',
            ...(session !== null && { cookie: `__Host-auth.session=${session}` }),
            ...(body !== undefined && { 'content-length': String(body.byteLength) }),
            ...headers,
          },
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
          incoming.on('error', reject)
          incoming.on('end', () => {
            const raw = incoming.rawHeaders
            const pairs = raw.flatMap((name, at) =>
              at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? ''] as const] : [],
            )
            resolve({
              status: incoming.statusCode ?? 0,
              headers: pairs,
              body: Buffer.concat(chunks),
            })
          })
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  return Object.assign(wire, { sent: () => count, close: () => agent.destroy() })
}

/** Builds a request, putting an endpoint's input where its contract says: path, query or body. */
export function buildRequest(
  call: Endpoint,
  input: Readonly<Record<string, unknown>>,
): { method: string; path: string; body?: Uint8Array; headers: Record<string, string> } {
  const { method, path, query } = parseRoute(call)
  const inPath = listPathFields(call)
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)))
  const filled = path.replace(/:([a-z_]+)/gi, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  )
  const pickFields = (fields: Readonly<Record<string, unknown>>) => {
    const all = new URLSearchParams({
      ...(query && { [query[0]]: query[1] }),
      ...toQuery(fields),
    }).toString()
    return all === '' ? filled : `${filled}?${all}`
  }
  if (call.body === 'bytes') {
    const { bytes, type, ...others } = rest
    return {
      method,
      path: pickFields(others),
      body: bytes as Uint8Array,
      headers: { 'content-type': String(type) },
    }
  }
  if (method === 'GET' || method === 'DELETE')
    return { method, path: pickFields(rest), headers: {} }
  return {
    method,
    path: pickFields({}),
    body: Buffer.from(JSON.stringify(rest)),
    headers: { 'content-type': 'application/json' },
  }
}

/**
 * Renders a response without parts that may differ between equal ones: the date, the request id and
 * the secrets of new sessions.
 */
export function toComparable({ status, headers, body }: WireResponse): string {
  const comparedHeaders = headers
    .filter(([name]) => name !== 'date' && name !== 'x-request-id')
    .map(
      ([name, value]) =>
        `${name}: ${name === 'set-cookie' ? value.replace(/=[A-Za-z0-9_-]{43};/, '=…;') : value}`,
    )
  return [status, ...comparedHeaders, '', body.toString('latin1')].join('\n')
}

/** Everything in a response that could reveal something. */
export function responseText({ headers, body }: WireResponse): string {
  return `${headers.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${body.toString('utf8')}`
}
