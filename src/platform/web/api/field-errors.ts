import type { RefusalAnswer } from './answer.ts'

/** The sentence under each field that a refusal is about, and the one for the form as a whole where it is about none. */
export function fieldErrors(refusal: RefusalAnswer | null): {
  readonly of: Readonly<Record<string, string | undefined>>
  readonly whole: string | null
} {
  if (refusal === null) return { of: {}, whole: null }
  if (refusal.field !== undefined) return { of: { [refusal.field]: refusal.message }, whole: null }
  const fields = refusal.fields ?? []
  if (fields.length === 0) return { of: {}, whole: refusal.message }
  return { of: Object.fromEntries(fields.map(({ path, message }) => [path, message])), whole: null }
}
