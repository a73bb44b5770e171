/** Who wrote an answer, as its reader is told. */
export type Author = 'staff' | 'ai' | 'ai_assisted'

/**
 * Whose an answer is (F10): a proposal sent as it stood is a machine’s; any other words are somebody’s with its help, as long as one was
 * proposed since the member last wrote. Nobody says so themselves, and nobody can leave it out.
 */
export function authorOf(text: string, drafts: readonly string[]): Author {
  if (drafts.length === 0) return 'staff'
  return drafts.some((draft) => draft.trim() === text.trim()) ? 'ai' : 'ai_assisted'
}
