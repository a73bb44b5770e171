import type { RefusalAnswer } from './answer.ts'

/**
 * Splits a refusal into the messages of its fields and a message for the entire form if it does not
 * concern a field.
 */
export function splitFieldErrors(refusal: RefusalAnswer | null): {
  readonly of: Readonly<Record<string, string | undefined>>
  readonly whole: string | null
} {
  if (refusal === null) return { of: {}, whole: null }
  if (refusal.field !== undefined) return { of: { [refusal.field]: refusal.message }, whole: null }
  const fields = refusal.fields ?? []
  if (fields.length === 0) return { of: {}, whole: refusal.message }
  return { of: Object.fromEntries(fields.map(({ path, message }) => [path, message])), whole: null }
}
