import type { Call, ViewerRule } from '#kernel/call.ts'
import { fieldsOf, isStrict, schemaParts } from './schema-parts.ts'

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
export function judgeCall(feature: string, name: string, call: Partial<Call>, may: May = {}): string[] {
  return [
    ...judgeName(feature, name),
    ...judgeViewer(call),
    ...judgeAbout(call),
    ...judgePath(call),
    ...judgeSchemas(call, may.open === true),
    ...judgeRefusals(feature, call, may.lent),
    ...judgeLimit(feature, call),
    ...judgeOnce(call),
  ]
}

function judgeName(feature: string, name: string): string[] {
  return new RegExp(`^${feature}\\.[a-z]+(_[a-z0-9]+)*$`).test(name) ? [] : [`is not named ${feature}.verb_noun`]
}

function judgeViewer({ viewer, http }: Partial<Call>): string[] {
  if (typeof viewer !== 'object') return viewer !== undefined && viewer in viewers ? [] : ['has no viewer rule']
  return [
    ...(viewer.staff.length > 0 ? [] : ['is for staff in no role at all']),
    ...(/^[A-Z]+ \/api\/office\//.test(http ?? '') ? [] : ['is of the back office and does not lie under /api/office']),
  ]
}

function judgeAbout({ about }: Partial<Call>): string[] {
  if (typeof about !== 'string' || about.trim().length < 10) return ['has no sentence of what it is about']
  return about.endsWith('.') ? [] : ['is about something that is no sentence: it ends without a full stop']
}

function judgePath({ http, takes }: Partial<Call>): string[] {
  if (!/^(GET|POST|PUT|PATCH|DELETE) \/\S*$/.test(http ?? '')) return ['has no `METHOD /path`']
  const fields = takes === undefined ? null : fieldsOf(takes)
  const inPath = [...(http ?? '').matchAll(/:([A-Za-z_]\w*)/g)].map(([, field = '']) => field)
  return inPath
    .filter((field) => !fields?.has(field))
    .map((field) => `has :${field} in its path, which \`takes\` does not`)
}

function judgeSchemas({ takes, gives }: Partial<Call>, open: boolean): string[] {
  return Object.entries({ takes, gives }).flatMap(([side, schema]) => {
    if (schema === undefined) return [`has no \`${side}\``]
    const mayPass = (path: string) => open && side === 'takes' && path === ''
    const loose = schemaParts(schema).filter((part) => !isStrict(part.schema) && !mayPass(part.path))
    return [
      ...loose.map(
        ({ path }) => `${side}${path && ` ${path}`}: an object that lets unknown fields pass; use z.strictObject`,
      ),
      ...(side === 'takes' && fieldsOf(schema) === null ? ['takes something that is no object'] : []),
    ]
  })
}

function judgeRefusals(feature: string, { refuses = {} }: Partial<Call>, lent?: ReadonlySet<string>): string[] {
  return Object.entries(refuses).flatMap(([code, status]) => [
    ...(new RegExp(`^${feature}\\.[a-z]+(_[a-z0-9]+)*$`).test(code) || lent?.has(code) === true
      ? []
      : [`refuses with ${code}, which is no ${feature}.reason`]),
    ...((status >= 400 && status < 500 && status !== 401) || status === 503
      ? []
      : [`refuses ${code} with the status ${status}`]),
  ])
}

function judgeLimit(feature: string, { http = 'GET /', viewer, limit }: Partial<Call>): string[] {
  if (limit === undefined) {
    const open = viewer !== 'member' && typeof viewer !== 'object' && !http.startsWith('GET ')
    return open ? ['changes something for anyone who asks, and has no limit'] : []
  }
  const whole = [limit.count, limit.seconds].every((number) => Number.isInteger(number) && number > 0)
  const named = limit.name?.startsWith(`${feature}.`)
  return whole && named ? [] : [`has a limit that is no {name: '${feature}.…', count, seconds} of whole numbers`]
}

function judgeOnce({ once, takes, bodyLimit }: Partial<Call>): string[] {
  const known = once === undefined || (takes !== undefined && fieldsOf(takes)?.has(once))
  return [
    ...(known ? [] : [`is done once by ${once}, which \`takes\` does not`]),
    ...(bodyLimit === undefined || (Number.isInteger(bodyLimit) && bodyLimit > 0)
      ? []
      : ['has a body limit that is no number of bytes']),
  ]
}
