export { noticeInterval as inSight } from './rules/authenticity/in-sight.ts'
export {
  computeTextFingerprint as fingerprint,
  maxFingerprintDistance as nearBits,
} from './rules/classifier/fingerprint.ts'
export type { Phrasebook } from './rules/classifier/line.ts'
export { lintReply, type ReplyViolation as Fault } from './rules/classifier/lint-reply.ts'
export { findWarnings as nudgesFor } from './rules/classifier/nudges-for.ts'
export { createTopicMatcher as createReader } from './rules/classifier/patterns.ts'
export { findTopics as readTopics } from './rules/classifier/read-topics.ts'
export { containsHiddenWord as hidesByWords } from './rules/warnings/hides-by-words.ts'
export { asksByGrammar as asksPlainly } from './rules/classifier/asks-plainly.ts'
export { findSecondThought as secondThought } from './rules/classifier/second-thoughts.ts'
