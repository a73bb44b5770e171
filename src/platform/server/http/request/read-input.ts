import type { Endpoint } from '#kernel/endpoint.ts'
import type { HttpContext } from './site-request.ts'
import type { PlatformCode } from '../response/platform-refusals.ts'
import { readBody, type UploadControl } from './read-body.ts'
import type { FieldFault } from './validation.ts'
import { isNestedDeeper } from './is-nested-deeper.ts'

/** Input as received, not yet validated. */
export type RawInput =
  | { readonly ok: true; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly code: PlatformCode; readonly faults?: readonly FieldFault[] }

/** The largest body read if the endpoint does not set a limit. */
export const defaultBodyLimit = 64 * 1024
/** No endpoint has input nested deeper than eight levels. */
const maxNesting = 32
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Collects an endpoint's fields from its path, then from the query or the body. A field that occurs
 * twice is refused. An upload is read no slower and no larger than `upload` allows.
 */
export async function readInput<Site>(
  c: HttpContext<Site>,
  call: Endpoint,
  url: URL,
  upload?: UploadControl,
): Promise<RawInput> {
  const duplicate = duplicateName(url.searchParams)
  if (duplicate !== undefined) return duplicateField(duplicate)
  const method = call.route.slice(0, call.route.indexOf(' '))
  const params = c.req.param() as Record<string, string>
  const query = (more = {}) => merge(params, { ...Object.fromEntries(url.searchParams), ...more })
  if (method === 'GET') return query()

  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (c.req.header('content-encoding') !== undefined) return { ok: false, code: 'wrong_type' }
  const bytes = await readBody(c, call.bodyLimit ?? defaultBodyLimit, upload)
  if (typeof bytes === 'string') return { ok: false, code: bytes }
  if (call.body === 'bytes') return query({ bytes, type })
  if (bytes.byteLength === 0) return method === 'DELETE' ? query() : merge(params, {})
  if (type !== 'application/json') return { ok: false, code: 'wrong_type' }
  const body = parseObject(bytes)
  return body === null ? { ok: false, code: 'input.invalid' } : merge(params, body)
}

/**
 * Converts input as a GET request would transmit it: strings only, lists joined by commas. Also
 * used for calls within the server, so that both behave the same.
 */
export function toQuery(input: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  )
}

function merge(
  params: Readonly<Record<string, string>>,
  others: Readonly<Record<string, unknown>>,
): RawInput {
  const twice = Object.keys(params).find((name) => Object.hasOwn(others, name))
  return twice === undefined
    ? { ok: true, fields: { ...others, ...params } }
    : duplicateField(twice)
}

function duplicateField(path: string): RawInput {
  return { ok: false, code: 'input.invalid', faults: [{ path, reason: 'input.duplicate' }] }
}

function duplicateName(query: URLSearchParams): string | undefined {
  const seen = new Set<string>()
  for (const name of query.keys()) {
    if (seen.has(name)) return name
    seen.add(name)
  }
  return undefined
}

function parseObject(bytes: Uint8Array): Record<string, unknown> | null {
  if (isNestedDeeper(bytes, maxNesting)) return null
  try {
    const value: unknown = JSON.parse(strictUtf8.decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
