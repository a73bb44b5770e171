export { isEu } from './rules/vat-for.ts'
