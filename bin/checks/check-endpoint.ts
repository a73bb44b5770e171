import type { Call, ViewerRule } from '#kernel/call.ts'
import { getFields, isStrict, listSchemaParts } from './list-schema-parts.ts'

const viewers: Readonly<Record<Exclude<ViewerRule, object>, true>> = {
  anyone: true,
  searcher: true,
  member: true,
  machine: true,
}

/** Exceptions granted to one endpoint. */
interface May {
  /** Accept unknown fields. */
  readonly open?: boolean
  /** Use these error codes of a lower feature whose action the endpoint performs. */
  readonly lent?: ReadonlySet<string>
}

/**
 * Returns everything that is wrong with one endpoint of a contract. It is checked as data, because
 * a type cast can hide anything from the compiler.
 */
export function checkEndpoint(feature: string, name: string, call: Partial<Call>, may: May = {}): string[] {
  return [
    ...checkName(feature, name),
    ...checkAccess(call),
    ...checkSummary(call),
    ...checkRoute(call),
    ...checkSchemas(call, may.open === true),
    ...checkErrors(feature, call, may.lent),
    ...checkRateLimit(feature, call),
    ...checkIdempotencyKey(call),
  ]
}

function checkName(feature: string, name: string): string[] {
  return new RegExp(`^${feature}\\.[a-z]+(_[a-z0-9]+)*$`).test(name) ? [] : [`is not named ${feature}.verb_noun`]
}

function checkAccess({ viewer, http }: Partial<Call>): string[] {
  if (typeof viewer !== 'object') return viewer !== undefined && viewer in viewers ? [] : ['has no viewer rule']
  return [
    ...(viewer.staff.length > 0 ? [] : ['is for staff without any role']),
    ...(/^[A-Z]+ \/api\/office\//.test(http ?? '') ? [] : ['is an office endpoint outside /api/office']),
  ]
}

function checkSummary({ about }: Partial<Call>): string[] {
  if (typeof about !== 'string' || about.trim().length < 10) return ['has no sentence that describes it']
  return about.endsWith('.') ? [] : ['has a description that does not end with a full stop']
}

function checkRoute({ http, takes }: Partial<Call>): string[] {
  if (!/^(GET|POST|PUT|PATCH|DELETE) \/\S*$/.test(http ?? '')) return ['has no `METHOD /path`']
  const fields = takes === undefined ? null : getFields(takes)
  const inPath = [...(http ?? '').matchAll(/:([A-Za-z_]\w*)/g)].map(([, field = '']) => field)
  return inPath
    .filter((field) => !fields?.has(field))
    .map((field) => `has :${field} in its path, which is not a field of \`takes\``)
}

function checkSchemas({ takes, gives }: Partial<Call>, open: boolean): string[] {
  return Object.entries({ takes, gives }).flatMap(([side, schema]) => {
    if (schema === undefined) return [`has no \`${side}\``]
    const mayPass = (path: string) => open && side === 'takes' && path === ''
    const loose = listSchemaParts(schema).filter((part) => !isStrict(part.schema) && !mayPass(part.path))
    return [
      ...loose.map(
        ({ path }) => `${side}${path && ` ${path}`}: an object that allows unknown fields; use z.strictObject`,
      ),
      ...(side === 'takes' && getFields(schema) === null ? ['takes something that is not an object'] : []),
    ]
  })
}

function checkErrors(feature: string, { refuses = {} }: Partial<Call>, lent?: ReadonlySet<string>): string[] {
  return Object.entries(refuses).flatMap(([code, status]) => [
    ...(new RegExp(`^${feature}\\.[a-z]+(_[a-z0-9]+)*$`).test(code) || lent?.has(code) === true
      ? []
      : [`refuses with ${code}, which is not named ${feature}.reason`]),
    ...((status >= 400 && status < 500 && status !== 401) || status === 503
      ? []
      : [`refuses ${code} with the status ${status}`]),
  ])
}

function checkRateLimit(feature: string, { http = 'GET /', viewer, limit }: Partial<Call>): string[] {
  if (limit === undefined) {
    const open = viewer !== 'member' && typeof viewer !== 'object' && !http.startsWith('GET ')
    return open ? ['changes something for anyone and has no rate limit'] : []
  }
  const whole = [limit.count, limit.seconds].every((number) => Number.isInteger(number) && number > 0)
  const named = limit.name?.startsWith(`${feature}.`)
  return whole && named ? [] : [`has a limit that is not {name: '${feature}.…', count, seconds} of whole numbers`]
}

function checkIdempotencyKey({ once, takes, bodyLimit }: Partial<Call>): string[] {
  const isKnownField = once === undefined || (takes !== undefined && getFields(takes)?.has(once))
  return [
    ...(isKnownField ? [] : [`is idempotent by ${once}, which is not a field of \`takes\``]),
    ...(bodyLimit === undefined || (Number.isInteger(bodyLimit) && bodyLimit > 0)
      ? []
      : ['has a body limit that is not a number of bytes']),
  ]
}
