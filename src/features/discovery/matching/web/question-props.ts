import type { Finder } from '../contract.ts'

/** Props of every question of the match finder. */
export interface QuestionProps {
  readonly answers: Finder['answers']
  readonly offers: Finder['offers']
  readonly onChange: (part: Partial<Finder['answers']>) => void
}
