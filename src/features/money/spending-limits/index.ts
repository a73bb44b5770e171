export { findBreak as breakAt, type Break } from './rules/breaks.ts'
export type { OrderBlock as OrderStop } from './rules/check-order.ts'
export { formatInstant as sayInstant } from './rules/format-instant.ts'
export type { TimeRange as Stretch } from './rules/spans.ts'
