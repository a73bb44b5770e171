export { classifyQuestion as howItAsks } from '../rules/classifier/classify-question.ts'
export { createAuthenticity as createHonesty, type Authenticity as Honesty } from './authenticity/index.ts'
export { createMessageWarnings as createWarnings, type MessageWarnings as Warnings } from './warnings/index.ts'
