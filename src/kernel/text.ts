import { z } from 'zod'
import { dropInvisible } from './is-blank.ts'

/**
 * A text typed by a person: well-formed Unicode without NUL, because PostgreSQL would reject NUL
 * and silently change malformed text. Length is measured in UTF-16 units, like an HTML maxlength. A
 * text without visible characters counts as missing.
 */
export function text(limits: { min?: number; max: number }) {
  return z
    .string()
    .overwrite(dropInvisible)
    .min(limits.min ?? 0)
    .max(limits.max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), { message: 'malformed' })
}

/** One line: no line breaks or other control characters. */
export function line(limits: { min?: number; max: number }) {
  // oxlint-disable-next-line no-control-regex -- control characters are what is being refused
  return text(limits).refine((value) => !/[\u0000-\u001f\u007f]/.test(value), {
    message: 'malformed',
  })
}
