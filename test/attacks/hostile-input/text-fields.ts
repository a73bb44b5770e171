import { z } from 'zod'
import type { Endpoint } from '#kernel/endpoint.ts'

/** Path of a text in an endpoint's input. */
export interface TextField {
  /** For example `prompts`, 0, `answer`. */
  readonly path: readonly (string | number)[]
  /** Free text; otherwise an id or a choice. */
  readonly free: boolean
}

interface Schema {
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly enum?: readonly string[]
  readonly const?: string
  readonly pattern?: string
}

/**
 * Returns every text field of an endpoint's input, read from its schema, so that new fields are
 * found automatically.
 */
export function findTextFields(call: Endpoint): readonly TextField[] {
  const whole = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema
  // The content type of a binary body is sent in a header, which cannot contain such values.
  return places(whole, []).filter(({ path }) => call.body !== 'bytes' || path[0] !== 'type')
}

function places(schema: Schema, path: TextField['path']): TextField[] {
  const { anyOf, items, properties = {}, additionalProperties: others, propertyNames } = schema
  if (schema.type === 'string') return [{ path, free: isFree(schema) }]
  if (anyOf !== undefined) return anyOf.flatMap((one) => places(one, path))
  if (items !== undefined) return places(items, [...path, 0])
  const named = Object.entries(properties).flatMap(([name, inner]) =>
    places(inner, [...path, name]),
  )
  if (typeof others !== 'object') return named
  return [...named, ...places(others, [...path, propertyNames?.enum?.[0] ?? 'any'])]
}

function isFree(schema: Schema): boolean {
  const bound = schema.pattern !== undefined && schema.pattern !== '\\S'
  return schema.enum === undefined && schema.const === undefined && !bound
}

/** Returns a copy of the input with another value at a path. */
export function withValue(input: unknown, path: TextField['path'], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list = Array.isArray(input) ? [...input] : []
    list[step] = withValue(list[step], rest, value)
    return list
  }
  const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<
    string,
    unknown
  >
  return { ...fields, [step]: withValue(fields[step], rest, value) }
}
