import type { Locale } from '#kernel/locale.ts'

/** A public page as search engines and link previews see it. */
export interface SearchFacts {
  readonly title: string
  readonly description: string
  readonly siteName: string
  readonly locale: Locale
  /** The page's own URL in this language. */
  readonly canonical: string
  readonly alternates: readonly (readonly [hreflang: string, url: string])[]
  /** The picture of a shared link. */
  readonly picture: string
  /** Data for search engines (schema.org), if the page has any. */
  readonly structuredData: object | null
}

const territories: Readonly<Record<Locale, string>> = {
  en: 'en_GB',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  it: 'it_IT',
  nl: 'nl_NL',
  pl: 'pl_PL',
}

/** Writes the part of the head that is for search engines; `null` means the page isn't for them. */
export function writeSearchHead(facts: SearchFacts | null): string {
  if (facts === null) return '<meta name="robots" content="noindex">'
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`
  return [
    `<link rel="canonical" href="${escapeHtml(facts.canonical)}">`,
    ...facts.alternates.map(
      ([hreflang, url]) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(url)}">`,
    ),
    property('og:type', 'website'),
    property('og:site_name', facts.siteName),
    property('og:title', facts.title),
    property('og:description', facts.description),
    property('og:url', facts.canonical),
    property('og:locale', territories[facts.locale]),
    property('og:image', facts.picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(facts.structuredData === null
      ? []
      : [
          // `<` could end the script early.
          `<script type="application/ld+json">${JSON.stringify(facts.structuredData).replaceAll('<', '\\u003c')}</script>`,
        ]),
  ].join('\n')
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
