export { reportableDays } from './rules/sealed-until.ts'
