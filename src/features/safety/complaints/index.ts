export { appealDays, deadlineDays } from './rules/deadlines.ts'
export type { Decided, Origin, RuleKey, Side, Source } from './rules/cases.ts'
