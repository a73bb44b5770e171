export { findBreak, type Break } from './rules/breaks.ts'
export type { OrderBlock } from './rules/check-order.ts'
export { formatInstant } from './rules/format-instant.ts'
export type { TimeRange } from './rules/spans.ts'
