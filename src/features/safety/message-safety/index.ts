export { lintReply, type ReplyViolation } from './rules/classifier/lint-reply.ts'
export { findWarnings } from './rules/classifier/find-warnings.ts'
export { containsHiddenWord } from './rules/warnings/hidden-words.ts'
export { findSecondThought, type SecondThought } from './rules/classifier/find-second-thought.ts'
