import type { Source } from './cases.ts'

/**
 * Names the text about what overturning a decision restored; `retry`: nothing, but it is decided
 * again.
 */
export function describeRestored(
  source: Source | null,
  restored: boolean | null,
): 'none' | 'yes' | 'no' | 'retry' {
  if (restored === null) return 'none'
  if (!restored) return 'no'
  return source === 'verification' ? 'retry' : 'yes'
}
