import type { z } from 'zod'
import { dropInvisible } from '#kernel/is-blank.ts'

type Issue = z.core.$ZodIssue
type Values = Readonly<Record<string, string | number>>
type Reason = readonly [reason: string, values?: Values | undefined]

/** The problem with one field, before translation. */
export interface FieldFault {
  readonly path: string
  /** `input.required` of the platform, or a feature's own phrase key. */
  readonly reason: string
  readonly values?: Values | undefined
}

/** Converts a schema's issues; only the first issue of each field counts. */
export function toFieldFaults(issues: readonly Issue[], input: unknown): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  for (const issue of issues) {
    const [reason, values] = findReason(issue, input)
    for (const path of listPaths(issue))
      if (!faults.has(path)) faults.set(path, { path, reason, values })
  }
  return [...faults.values()]
}

/** An unknown field is reported under its own name rather than its parent's. */
function listPaths(issue: Issue): string[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [path.join('.')]
  return issue.keys.map((key) => [...path, key].join('.'))
}

function findReason(issue: Issue, input: unknown): Reason {
  if (issue.code === 'custom' || issue.code === 'invalid_format') {
    const schemaReason = getSchemaReason(issue)
    if (schemaReason !== null) return schemaReason
  }
  if (issue.code === 'unrecognized_keys') return ['input.unknown_field']
  if (isMissing(valueAt(input, issue.path))) return ['input.required']
  switch (issue.code) {
    case 'invalid_format':
      return [
        { email: 'input.email', date: 'input.date', datetime: 'input.date' }[
          issue.format as string
        ] ?? 'input.invalid',
      ]
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'invalid_value':
      return [
        issue.values.length === 1 && issue.values[0] === true ? 'input.accepted' : 'input.choice',
      ]
    case 'invalid_type':
      if (issue.expected === 'number' || issue.expected === 'int') return ['input.number']
      return [issue.expected === 'date' ? 'input.date' : 'input.invalid']
    default:
      return ['input.invalid']
  }
}

/**
 * The schema's own message: a complete phrase key, or one word that names a phrase of the platform.
 */
function getSchemaReason(issue: Issue): Reason | null {
  const values = 'params' in issue ? (issue.params as Values | undefined) : undefined
  if (/^[a-z_]+(\.[a-z0-9_]+)+$/.test(issue.message)) return [issue.message, values]
  return issue.message === 'malformed' ? ['input.malformed'] : null
}

function tooBig(origin: string, max: number): Reason {
  if (origin === 'string') return ['input.too_long', { max }]
  return origin === 'array' || origin === 'set'
    ? ['input.too_many', { max }]
    : ['input.too_high', { max }]
}

function tooSmall(origin: string, min: number): Reason {
  if (origin === 'string') return ['input.too_short', { min }]
  return origin === 'array' || origin === 'set'
    ? ['input.too_few', { min }]
    : ['input.too_low', { min }]
}

/** An empty or invisible text in a form means that nothing was entered. */
function isMissing(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && dropInvisible(value) === '')
  )
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}
