/** How somebody answers those who write to them first, in steps so rough that they tell of nobody: most of them within a day, or often. */
export const answerings = ['within_day', 'often'] as const
export type Answering = (typeof answerings)[number]

interface AnsweringFacts {
  readonly kind: 'member' | 'fictional' | 'sponsored'
  readonly invisible: boolean
  /** As it was last reckoned; null where there was too little to go by, or nothing good to say. */
  readonly answering: Answering | null
}

/** What others are told of it (BEY-18): of members alone, and of nobody who chose to be invisible. */
export function shownAnswering({ kind, invisible, answering }: AnsweringFacts): Answering | null {
  return kind === 'member' && !invisible ? answering : null
}
