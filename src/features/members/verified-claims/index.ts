export type { Finding } from './rules/finding.ts'
