export { buildCsv } from './rules/build-csv.ts'
