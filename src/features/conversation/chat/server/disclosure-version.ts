import type { Locale } from '#kernel/locale.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import { withAiDisclosure, resolveTexts, textVersion } from '#features/members/fictional-profiles/index.ts'
import type { Site } from '#features/site/sites/index.ts'

/**
 * The version of the disclosure about fictional profiles in force on a site; only acknowledgements
 * of this version count.
 */
export function disclosureVersion(phrases: Phrases, { settings }: Pick<Site, 'settings'>, locale: Locale): string {
  const texts = resolveTexts(settings, locale, {
    singular: phrases.translate(locale, 'sites.fictional_singular'),
    plural: phrases.translate(locale, 'sites.fictional_plural'),
    warning: phrases.translate(locale, 'sites.fictional_warning'),
    ad: '',
  })
  return textVersion(
    withAiDisclosure(texts, settings.ai_replies, phrases.translate(locale, 'fictional_profiles.machine')),
    locale,
  )
}
