export { withAiDisclosure as withMachine, resolveTexts as wordsOf, type Kind } from './rules/fiction-texts.ts'
export { textVersion as wordingVersion } from './rules/text-version.ts'
