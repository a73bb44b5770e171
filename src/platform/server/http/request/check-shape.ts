import type { FieldFault } from './validation.ts'

const deepest = 32
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Refuses input that no endpoint accepts: names that reach into JavaScript's own objects, excessive
 * nesting, and texts that PostgreSQL would reject (NUL) or that are not valid Unicode (half a
 * character).
 */
export function checkShape(value: unknown, path: readonly string[] = []): FieldFault | null {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed()
      ? { path: path.join('.'), reason: 'input.malformed' }
      : null
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null
  if (path.length >= deepest) return { path: path[0] ?? '', reason: 'input.invalid' }
  for (const [key, inner] of Object.entries(value)) {
    if (forbidden.has(key)) return { path: [...path, key].join('.'), reason: 'input.unknown_field' }
    if (checkShape(key) !== null) return { path: path.join('.'), reason: 'input.malformed' }
    const fault = checkShape(inner, [...path, key])
    if (fault !== null) return fault
  }
  return null
}
