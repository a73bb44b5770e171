export { mandateMonths } from './rules/mandate-retention.ts'
