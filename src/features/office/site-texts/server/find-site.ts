import { localDate } from '#kernel/calendar.ts'
import type { Locale } from '#kernel/locale.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { TextSite } from '../contract/site-texts.ts'
import { findSourceLanguage } from '../rules/describe-language.ts'
import type { SiteTextsDeps } from './deps.ts'

/** The site with this id, or a refusal; also if the site doesn't have the language. */
export async function findSite(
  { allSites }: Pick<SiteTextsDeps, 'allSites'>,
  id: number,
  language?: Locale,
): Promise<Site | Refusal<'site_texts.unknown_site' | 'site_texts.unknown_language'>> {
  const site = (await allSites()).find((each) => each.id === id)
  if (site === undefined) return refuse('site_texts.unknown_site', { field: 'site' })
  if (language !== undefined && !site.locales.includes(language))
    return refuse('site_texts.unknown_language', { field: 'language' })
  return site
}

export const getSourceLanguage = ({ locales, domainLanguage }: Site): Locale =>
  findSourceLanguage(locales, domainLanguage)

/** A site as the office shows it. */
export function toTextSite(site: Site, now: Date): TextSite {
  return {
    id: site.id,
    name: site.name,
    brand: site.brand,
    languages: [...site.locales],
    source: getSourceLanguage(site),
    today: localDate(now, site.timeZone),
  }
}
