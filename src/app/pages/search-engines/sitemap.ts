import { listAlternates, type SiteLanguages, formatLanguageUrl } from './language-urls.ts'
import { publicPaths } from './public-paths.ts'

/**
 * Where search engines find the sitemap. Pages are not listed here: one that must not appear says so
 * itself, which a search engine can only read if it may open the page.
 */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /media/',
    'Disallow: /cdn/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** A page of the operator that search engines may list. */
export interface ListedPage {
  readonly path: string
  readonly languages: SiteLanguages
}

/** The sitemap of a site: each public page in each of its languages, with the alternates. */
export function writeSitemap(
  origin: string,
  site: SiteLanguages,
  ownPages: readonly ListedPage[] = [],
): string {
  const pages = [...publicPaths.map((path) => ({ path, languages: site })), ...ownPages]
  const entries = pages.flatMap(({ path, languages }) => {
    const links = listAlternates(origin, path, languages).map(
      ([hreflang, url]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}"/>`,
    )
    return languages.locales.map((locale) => {
      const url = formatLanguageUrl(origin, path, locale, languages)
      return `<url><loc>${url}</loc>${links.join('')}</url>`
    })
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}
