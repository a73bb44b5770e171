/** The author of a reply, as shown to its reader. */
export type Author = 'staff' | 'ai' | 'ai_assisted'

/** An AI draft that is still stored, shown to someone of our team. */
export interface OfferedDraft {
  readonly text: string
  /** Whether it was made for this conversation; other drafts were shown to this agent elsewhere. */
  readonly here: boolean
  /** Made for this conversation since its last reply, or within the last hour. */
  readonly recent: boolean
}

/** The number of consecutive words that two people rarely share by chance. */
const sharedRun = 5

/**
 * Determines who wrote a reply (F10). A draft sent with the same words was written by AI; any other
 * text counts as AI-assisted if a draft was offered for this reply, or if it shares a run of words
 * with any stored draft. Agents neither declare this themselves nor can
 * they omit it.
 */
export function determineAuthor(text: string, drafts: readonly OfferedDraft[]): Author {
  const words = splitWords(text)
  const runs = new Set(findRuns(words))
  let author: Author = 'staff'
  for (const draft of drafts) {
    const draftWords = splitWords(draft.text)
    const similar = findRuns(draftWords).some((run) => runs.has(run))
    if ((draft.here || similar) && draftWords.join(' ') === words.join(' ')) return 'ai'
    if (draft.recent || similar) author = 'ai_assisted'
  }
  return author
}

/** The words of a text without case, accents, punctuation and spacing. */
function splitWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function findRuns(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - sharedRun + 1))
    .map((_, at) => words.slice(at, at + sharedRun).join(' '))
}
