export { howItAsks } from './../rules/classifier/asks-if-real.ts'
export { createHonesty, type Honesty } from './authenticity/index.ts'
export { createWarnings, type Warnings } from './warnings/index.ts'
