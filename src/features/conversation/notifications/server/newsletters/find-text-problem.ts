import { type Refusal, refuse } from '#kernel/refusal.ts'
import { findUnprovenClaim } from '#features/members/verified-claims/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { NewsletterTexts } from '../../rules/newsletter.ts'

type Problem = Refusal<'notifications.unknown_language' | 'notifications.unproven_claim'>

/**
 * Refuses texts in languages that a site doesn't have, which no one would ever read, and claims
 * that a page of the site couldn't make without proof either (BEY-05).
 */
export function findTextProblem(texts: NewsletterTexts, { locales }: Site): Problem | null {
  for (const [language, { subject, text }] of Object.entries(texts)) {
    const field = `texts.${language}`
    if (!(locales as readonly string[]).includes(language))
      return refuse('notifications.unknown_language', { field })
    for (const [name, value] of Object.entries({ subject, text })) {
      const words = findUnprovenClaim(value)
      if (words !== null)
        return refuse('notifications.unproven_claim', {
          field: `${field}.${name}`,
          with: { words },
        })
    }
  }
  return null
}
