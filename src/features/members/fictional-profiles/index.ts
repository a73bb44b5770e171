export { withAiDisclosure, resolveTexts, type Kind } from './rules/fiction-texts.ts'
export { textVersion } from './rules/text-version.ts'
