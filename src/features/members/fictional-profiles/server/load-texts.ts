import type { Locale } from '#kernel/locale.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Site } from '#features/site/sites/index.ts'
import { type FictionTexts, withAiDisclosure, resolveTexts } from '../rules/fiction-texts.ts'

/** Returns the texts a site uses for profiles that are not members, in one language. */
export function loadTexts(
  phrases: Phrases,
  { settings }: Pick<Site, 'settings'>,
  locale: Locale,
): FictionTexts {
  const texts = resolveTexts(settings, locale, {
    singular: phrases.translate(locale, 'sites.fictional_singular'),
    plural: phrases.translate(locale, 'sites.fictional_plural'),
    warning: phrases.translate(locale, 'sites.fictional_warning'),
    ad: phrases.translate(locale, 'fictional_profiles.ad'),
  })
  return withAiDisclosure(
    texts,
    settings.ai_replies,
    phrases.translate(locale, 'fictional_profiles.ai_replies'),
  )
}
