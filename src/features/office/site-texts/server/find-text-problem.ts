import type { Locale } from '#kernel/locale.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { findUnprovenClaim } from '#features/members/verified-claims/index.ts'
import {
  pageTextLimits,
  type PageProblemKind,
  type PageText,
} from '#features/site/content-pages/index.ts'
import type { SiteTextsDeps } from './deps.ts'

type TextProblem = `site_texts.${PageProblemKind}_problem` | 'site_texts.unproven_claim'

/**
 * Refuses a text that members could not be shown: unknown syntax, an unsafe link, a missing
 * disclosure or price, or a claim without proof (BEY-05). Names the line.
 */
export function findTextProblem(
  { pages }: Pick<SiteTextsDeps, 'pages'>,
  { page, language, text }: { page: string; language: Locale; text: PageText },
): Refusal<TextProblem> | null {
  const problem = pages.versions.findProblem(page, language, text)
  if (problem !== null)
    return refuse(`site_texts.${problem.kind}_problem`, {
      field: problem.line === 0 && problem.kind === 'title' ? 'text.title' : 'text.body',
      with: {
        line: problem.line,
        sample: problem.sample.slice(0, 80),
        max: problem.kind === 'title' ? pageTextLimits.title : pageTextLimits.body,
      },
    })
  for (const [field, words] of Object.entries(text)) {
    const claim = findUnprovenClaim(words)
    if (claim !== null)
      return refuse('site_texts.unproven_claim', {
        field: `text.${field}`,
        with: { words: claim },
      })
  }
  return null
}

/** A text with line ends as the parser expects them, without blank lines around it. */
export function cleanText({ title, body }: PageText): PageText {
  return { title: title.trim(), body: body.replaceAll('\r\n', '\n').trim() }
}
