export { noticeInterval } from './rules/authenticity/notice-interval.ts'
export {
  computeTextFingerprint,
  maxFingerprintDistance,
} from './rules/classifier/text-fingerprint.ts'
export type { Phrasebook } from './rules/classifier/line.ts'
export { lintReply, type ReplyViolation } from './rules/classifier/lint-reply.ts'
export { findWarnings } from './rules/classifier/find-warnings.ts'
export { createTopicMatcher } from './rules/classifier/create-topic-matcher.ts'
export { findTopics } from './rules/classifier/find-topics.ts'
export { containsHiddenWord } from './rules/warnings/hidden-words.ts'
export { asksByGrammar } from './rules/classifier/asks-by-grammar.ts'
export { findSecondThought } from './rules/classifier/find-second-thought.ts'
