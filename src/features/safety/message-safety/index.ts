export { noticeInterval as inSight } from './rules/authenticity/notice-interval.ts'
export {
  computeTextFingerprint as fingerprint,
  maxFingerprintDistance as nearBits,
} from './rules/classifier/text-fingerprint.ts'
export type { Phrasebook } from './rules/classifier/line.ts'
export { lintReply, type ReplyViolation as Fault } from './rules/classifier/lint-reply.ts'
export { findWarnings as nudgesFor } from './rules/classifier/find-warnings.ts'
export { createTopicMatcher as createReader } from './rules/classifier/create-topic-matcher.ts'
export { findTopics as readTopics } from './rules/classifier/find-topics.ts'
export { containsHiddenWord as hidesByWords } from './rules/warnings/hidden-words.ts'
export { asksByGrammar as asksPlainly } from './rules/classifier/asks-by-grammar.ts'
export { findSecondThought as secondThought } from './rules/classifier/find-second-thought.ts'
