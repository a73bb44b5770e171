import type { AccessRule, Endpoint, RateLimit } from '#kernel/endpoint.ts'
import { getFields, isStrict, listSchemaParts } from './list-schema-parts.ts'

const publicAccess: Readonly<Record<Exclude<AccessRule, object>, true>> = {
  anyone: true,
  searcher: true,
  member: true,
  machine: true,
}

/** Exceptions from the general rules for one endpoint. */
interface Exceptions {
  /** Accept unknown fields. */
  readonly open?: boolean
  /** Use these error codes from a lower feature whose action the endpoint performs. */
  readonly lent?: ReadonlySet<string>
}

/**
 * Returns everything that is wrong with one endpoint of a contract. It is checked as data, because
 * a type cast can hide anything from the compiler.
 */
export function checkEndpoint(
  feature: string,
  name: string,
  call: Partial<Endpoint>,
  exceptions: Exceptions = {},
): string[] {
  return [
    ...checkName(feature, name),
    ...checkKeys(call),
    ...checkAccess(call),
    ...checkSummary(call),
    ...checkRoute(call),
    ...checkSchemas(call, exceptions.open === true),
    ...checkErrors(feature, call, exceptions.lent),
    ...checkRateLimit(feature, call),
    ...checkIdempotencyKey(call),
  ]
}

/** The compiler does not detect a misspelled field that comes from a spread. */
const endpointKeys = new Set<string>([
  'route',
  'access',
  'summary',
  'input',
  'output',
  'errors',
  'rateLimit',
  'idempotencyKey',
  'bodyLimit',
  'body',
  'sameOrigin',
  'secondFactor',
  'openWithoutTerms',
  'clearsCache',
  'cacheSeconds',
] satisfies (keyof Endpoint)[])
const rateLimitKeys = new Set<string>([
  'name',
  'count',
  'seconds',
  'by',
  'storage',
  'ifDatabaseFails',
] satisfies (keyof RateLimit)[])

function checkKeys(call: Partial<Endpoint>): string[] {
  const unknown = [
    ...Object.keys(call).filter((key) => !endpointKeys.has(key)),
    ...Object.keys(call.rateLimit ?? {}).filter((key) => !rateLimitKeys.has(key)),
  ]
  return unknown.map((key) => `has the unknown field ${key}`)
}

function checkName(feature: string, name: string): string[] {
  return new RegExp(`^${feature}\\.[a-z]+(_[a-z0-9]+)*$`).test(name)
    ? []
    : [`is not named ${feature}.verb_noun`]
}

function checkAccess({ access, route }: Partial<Endpoint>): string[] {
  if (typeof access !== 'object')
    return access !== undefined && access in publicAccess ? [] : ['has no access rule']
  return [
    ...(access.staff.length > 0 ? [] : ['is for staff without any role']),
    ...(/^[A-Z]+ \/api\/office\//.test(route ?? '')
      ? []
      : ['is an office endpoint outside /api/office']),
  ]
}

function checkSummary({ summary }: Partial<Endpoint>): string[] {
  if (typeof summary !== 'string' || summary.trim().length < 10)
    return ['has no sentence as its summary']
  return summary.endsWith('.') ? [] : ['has a summary that does not end with a full stop']
}

function checkRoute({ route, input }: Partial<Endpoint>): string[] {
  if (route === undefined || !/^(GET|POST|PUT|PATCH|DELETE) \/\S*$/.test(route))
    return ['has no `METHOD /path`']
  const fields = input === undefined ? null : getFields(input)
  const inPath = [...route.matchAll(/:([A-Za-z_]\w*)/g)].map(([, field = '']) => field)
  return inPath
    .filter((field) => !fields?.has(field))
    .map((field) => `has :${field} in its path, which is not a field of its input`)
}

function checkSchemas({ input, output }: Partial<Endpoint>, open: boolean): string[] {
  return Object.entries({ input, output }).flatMap(([side, schema]) => {
    if (schema === undefined) return [`has no \`${side}\``]
    const mayPass = (path: string) => open && side === 'input' && path === ''
    const loose = listSchemaParts(schema).filter(
      (part) => !isStrict(part.schema) && !mayPass(part.path),
    )
    return [
      ...loose.map(
        ({ path }) =>
          `${side}${path && ` ${path}`}: an object that allows unknown fields; use z.strictObject`,
      ),
      ...(side === 'input' && getFields(schema) === null
        ? ['has an input that is not an object']
        : []),
    ]
  })
}

function checkErrors(
  feature: string,
  { errors = {} }: Partial<Endpoint>,
  lent?: ReadonlySet<string>,
): string[] {
  return Object.entries(errors).flatMap(([code, status]) => [
    ...(new RegExp(`^${feature}\\.[a-z]+(_[a-z0-9]+)*$`).test(code) || lent?.has(code) === true
      ? []
      : [`has the error ${code}, which is not named ${feature}.reason`]),
    ...((status >= 400 && status < 500 && status !== 401) || status === 503
      ? []
      : [`has the error ${code} with the status ${status}`]),
  ])
}

function checkRateLimit(
  feature: string,
  { route = 'GET /', access, rateLimit }: Partial<Endpoint>,
): string[] {
  if (rateLimit === undefined) {
    const open = access !== 'member' && typeof access !== 'object' && !route.startsWith('GET ')
    return open ? ['changes something for anyone and has no rate limit'] : []
  }
  const whole = [rateLimit.count, rateLimit.seconds].every(
    (number) => Number.isInteger(number) && number > 0,
  )
  const named = rateLimit.name?.startsWith(`${feature}.`)
  return whole && named
    ? []
    : [`has a rate limit that is not {name: '${feature}.…', count, seconds} of whole numbers`]
}

function checkIdempotencyKey({ idempotencyKey, input, bodyLimit }: Partial<Endpoint>): string[] {
  const isField =
    idempotencyKey === undefined || (input !== undefined && getFields(input)?.has(idempotencyKey))
  return [
    ...(isField
      ? []
      : [`has the idempotency key ${idempotencyKey}, which is not a field of its input`]),
    ...(bodyLimit === undefined || (Number.isInteger(bodyLimit) && bodyLimit > 0)
      ? []
      : ['has a body limit that is not a number of bytes']),
  ]
}
