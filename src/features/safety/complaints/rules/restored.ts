import type { Source } from './cases.ts'

/** Names the text about what an overturned decision gave back; `retry`: it can't be, but is decided again. */
export function describeRestored(
  source: Source | null,
  restored: boolean | null,
): 'none' | 'yes' | 'no' | 'retry' {
  if (restored === null) return 'none'
  if (!restored) return 'no'
  return source === 'verification' ? 'retry' : 'yes'
}
