import type { Finder } from '../contract.ts'

/** What every question of the match finder is given. */
export interface QuestionProps {
  readonly answers: Finder['answers']
  readonly offers: Finder['offers']
  readonly onChange: (part: Partial<Finder['answers']>) => void
}
