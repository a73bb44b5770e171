/**
 * How someone replies to first messages, in steps too rough to reveal anyone's behaviour: to most
 * of them within a day, or often.
 */
export const answerings = ['within_day', 'often'] as const
export type Answering = (typeof answerings)[number]

/** The period the label is calculated from, in days. */
export const answeringWindowDays = 90

interface AnsweringFacts {
  readonly kind: 'member' | 'fictional' | 'sponsored'
  readonly invisible: boolean
  /** As last calculated; null if there was too little data, or nothing good to report. */
  readonly answering: Answering | null
}

/**
 * Returns the part of it that others may see (BEY-18): only for members, and not in invisible mode.
 */
export function visibleAnswering({ kind, invisible, answering }: AnsweringFacts): Answering | null {
  return kind === 'member' && !invisible ? answering : null
}
