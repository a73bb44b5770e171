export { isEu } from './rules/get-vat.ts'
