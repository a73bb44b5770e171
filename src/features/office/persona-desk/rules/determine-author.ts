/** The author of a reply, as shown to its reader. */
export type Author = 'staff' | 'ai' | 'ai_assisted'

/**
 * Determines who wrote a reply (F10): an AI draft sent unchanged was written by AI; any other text
 * counts as AI-assisted if a draft was offered since the member's last message. Agents neither
 * declare this themselves nor can they leave it out.
 */
export function determineAuthor(text: string, drafts: readonly string[]): Author {
  if (drafts.length === 0) return 'staff'
  return drafts.some((draft) => draft.trim() === text.trim()) ? 'ai' : 'ai_assisted'
}
