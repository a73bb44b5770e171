export { breakAt, type Break } from './rules/breaks.ts'
export type { OrderStop } from './rules/judge-order.ts'
export { sayInstant } from './rules/say-instant.ts'
export type { Stretch } from './rules/spans.ts'
