import { isBlank } from '#kernel/is-blank.ts'
import { line } from '#kernel/text.ts'
import { maxReasonLength } from '../rules/limits.ts'

/** A reason for the audit log; not only spaces. */
export const reason = line({ min: 1, max: maxReasonLength }).refine((value) => !isBlank(value), {
  message: 'blank',
})
