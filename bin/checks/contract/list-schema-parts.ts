import type { z } from 'zod'

/** A schema within a schema, with its path: `members[].photo`. */
export interface SchemaPart {
  readonly path: string
  readonly schema: z.core.$ZodType
}

/** Returns a schema and every schema within it, each once. */
export function listSchemaParts(
  schema: z.core.$ZodType,
  path = '',
  seen = new Set<z.core.$ZodType>(),
): SchemaPart[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  return [
    { path, schema },
    ...children(schema, path).flatMap((child) => listSchemaParts(child.schema, child.path, seen)),
  ]
}

function children(schema: z.core.$ZodType, path: string): SchemaPart[] {
  const def = (schema as z.core.$ZodTypes)._zod.def
  const at = (schemas: readonly z.core.$ZodType[], end = '') =>
    schemas.map((inner) => ({ path: path + end, schema: inner }))
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([key, inner]) => ({
        path: path === '' ? key : `${path}.${key}`,
        schema: inner,
      }))
    case 'array':
      return at([def.element], '[]')
    case 'tuple':
      return at([...def.items, ...(def.rest === null ? [] : [def.rest])], '[]')
    case 'union':
      return at(def.options)
    case 'intersection':
      return at([def.left, def.right])
    case 'record':
    case 'map':
      return at([def.valueType], '[]')
    case 'set':
      return at([def.valueType], '[]')
    case 'pipe':
      return at([def.in, def.out])
    case 'lazy':
      return at([def.getter()])
    default:
      return 'innerType' in def ? at([def.innerType]) : []
  }
}

/**
 * The fields of an object schema; for a union those that every option has; null if it is not an
 * object.
 */
export function getFields(schema: z.core.$ZodType): Set<string> | null {
  const def = (schema as z.core.$ZodTypes)._zod.def
  if (def.type === 'object') return new Set(Object.keys(def.shape))
  if (def.type === 'pipe') return getFields(def.in)
  if (def.type === 'union')
    return def.options.map(getFields).reduce((all, one) => all && one && all.intersection(one))
  if (def.type === 'intersection') {
    const [left, right] = [getFields(def.left), getFields(def.right)]
    return left && right && left.union(right)
  }
  return 'innerType' in def ? getFields(def.innerType) : null
}

/** Whether an object schema refuses unknown fields. */
export function isStrict(schema: z.core.$ZodType): boolean {
  const def = (schema as z.core.$ZodTypes)._zod.def
  return def.type !== 'object' || def.catchall?._zod.def.type === 'never'
}
