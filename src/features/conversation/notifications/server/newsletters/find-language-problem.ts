import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { NewsletterTexts } from '../../rules/newsletter.ts'

/** Refuses texts in languages that a site doesn't have: no one would ever read them. */
export function findLanguageProblem(
  texts: NewsletterTexts,
  { locales }: Site,
): Refusal<'notifications.unknown_language'> | null {
  const unknown = Object.keys(texts).find((one) => !(locales as readonly string[]).includes(one))
  return unknown === undefined
    ? null
    : refuse('notifications.unknown_language', { field: `texts.${unknown}` })
}
