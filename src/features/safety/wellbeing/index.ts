export { judgeCare } from './rules/judge-care.ts'
export { paidLimit } from './rules/paid-limit.ts'
export { signsIn } from './rules/signs.ts'
export { inSmallHours } from './rules/small-hours.ts'
