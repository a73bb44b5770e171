export { suspectReporters } from './rules/decisions.ts'
