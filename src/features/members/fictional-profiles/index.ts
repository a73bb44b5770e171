export { withAiDisclosure as withMachine, resolveTexts as wordsOf, type Kind } from './rules/label.ts'
export { textVersion as wordingVersion } from './rules/wording-version.ts'
