import { z } from 'zod'
import type { Call } from '#kernel/call.ts'

/** Where a text stands in the input of a call. */
export interface TextPlace {
  /** `prompts`, 0, `answer` */
  readonly path: readonly (string | number)[]
  /** Anything may be written here; else it is an id or a choice. */
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

/** Every place for a text in what a call takes, read from its schema: a new field is found without anyone telling. */
export function textPlaces(call: Call): readonly TextPlace[] {
  const whole = z.toJSONSchema(call.takes, { io: 'input', unrepresentable: 'any' }) as Schema
  // The content type of a body of bytes travels in a header, which can hold none of this.
  return places(whole, []).filter(({ path }) => call.body !== 'bytes' || path[0] !== 'type')
}

function places(schema: Schema, path: TextPlace['path']): TextPlace[] {
  const { anyOf, items, properties = {}, additionalProperties: others, propertyNames } = schema
  if (schema.type === 'string') return [{ path, free: isFree(schema) }]
  if (anyOf !== undefined) return anyOf.flatMap((one) => places(one, path))
  if (items !== undefined) return places(items, [...path, 0])
  const named = Object.entries(properties).flatMap(([name, inner]) => places(inner, [...path, name]))
  if (typeof others !== 'object') return named
  return [...named, ...places(others, [...path, propertyNames?.enum?.[0] ?? 'any'])]
}

function isFree(schema: Schema): boolean {
  const bound = schema.pattern !== undefined && schema.pattern !== '\\S'
  return schema.enum === undefined && schema.const === undefined && !bound
}

/** The input with something else at a place. */
export function withValue(input: unknown, path: TextPlace['path'], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list = Array.isArray(input) ? [...input] : []
    list[step] = withValue(list[step], rest, value)
    return list
  }
  const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>
  return { ...fields, [step]: withValue(fields[step], rest, value) }
}
