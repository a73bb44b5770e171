export { classifyQuestion } from '../rules/classifier/classify-question.ts'
export { createAuthenticity, type Authenticity } from './authenticity/index.ts'
export { createMessageWarnings, type MessageWarnings } from './warnings/index.ts'
