export { findBreak as breakAt, type Break } from './rules/breaks.ts'
export type { OrderBlock as OrderStop } from './rules/judge-order.ts'
export { formatInstant as sayInstant } from './rules/say-instant.ts'
export type { TimeRange as Stretch } from './rules/spans.ts'
