export { withMachine, wordsOf, type Kind } from './rules/label.ts'
export { wordingVersion } from './rules/wording-version.ts'
