import { PageProblem } from './page-problem.ts'
import { type Passage, readBlocks } from './read-blocks.ts'
import type { PageText } from './read-document.ts'

/** The longest title and text of a page, in UTF-16 units. */
export const pageTextLimits = { title: 120, body: 48_000 } as const

/** Reads a page's text before it is stored. Throws a `PageProblem` with what is wrong with it. */
export function checkPageText({ title, body }: PageText): readonly Passage[] {
  if (!isTitle(title))
    throw new PageProblem(
      'title',
      `title: one line of at most ${pageTextLimits.title} characters, without markup`,
      title,
    )
  if (body.length > pageTextLimits.body)
    throw new PageProblem('length', `text: at most ${pageTextLimits.body} characters`, '')
  return readBlocks(body)
}

/** One line without markup. Titles are also listed where no value but the site's name is known. */
function isTitle(title: string): boolean {
  if (title.trim() === '' || title.length > pageTextLimits.title) return false
  return !/[\n*[\]<>`\\{}]/.test(title.replaceAll('{site}', ''))
}
