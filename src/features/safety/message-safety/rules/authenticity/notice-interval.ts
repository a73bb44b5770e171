import type { QuestionCertainty } from '../classifier/classify-question.ts'

/**
 * For how many messages an earlier notice counts as still visible, so that it is not repeated; null
 * if nothing is to be answered. A member who asks outright has probably not scrolled much. A
 * possible question is answered only if no notice has been shown for a while: one notice too many
 * is true and harmless, but one after every tenth message is noise.
 */
export function noticeInterval(certainty: QuestionCertainty): number | null {
  return { asks: 3, may_ask: 30, not: null }[certainty]
}
