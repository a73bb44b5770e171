import type { BrowserSite } from '#platform/web/surroundings.ts'
import { guard } from '#features/members/quiet-mode/web/index.ts'
import { getSiteLook, touchIconPath } from '#features/conversation/pwa/index.ts'
import { catchInstallPrompt } from '#features/conversation/pwa/web/index.ts'
import { exitUrl, iconPath } from '#features/members/quiet-mode/index.ts'
import { hideDismissedReminders } from './reminders/index.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PageAssets } from './assets/assets.ts'
import { escapeHtml, type SearchFacts, writeSearchHead } from './search-head.ts'
import { skippedKey } from './entry-warning/skipped-entry.ts'
import { starter } from 'virtual:starter'
import { type PageData, pageDataId, writePageData } from './startup/page-data.ts'

interface DocumentParts {
  readonly locale: Locale
  readonly theme: 'system' | 'light' | 'dark'
  readonly nonce: string
  readonly loggedIn: boolean
  readonly title: string
  readonly description: string
  /** How search engines see the page; `null` if they must not list it. */
  readonly search: SearchFacts | null
  readonly body: string
  /** Whether the page's layout shows the adults-only warning. */
  readonly warns: boolean
  /** Whether the member must accept new terms before they continue. */
  readonly asksTerms: boolean
  readonly site: Pick<BrowserSite, 'name' | 'brand' | 'entryWarning' | 'quiet'>
  readonly assets: PageAssets
  readonly data: PageData
}

/**
 * Writes the HTML document around a rendered page. All user content is escaped here or by React.
 */
export function writeDocument(parts: DocumentParts): string {
  const { assets, nonce, site } = parts
  // A page hydrated on interaction hydrates to show the warning, unless the browser has stored this
  // flag.
  const warning =
    site.entryWarning === null || !parts.warns ? '' : ` data-warns-unless="${skippedKey}"`
  const quiet = site.quiet === 'off' ? '' : ` data-quiet="${site.quiet}" data-guarded`
  return `<!doctype html>
<html lang="${parts.locale}" data-theme="${parts.theme}" data-brand="${escapeHtml(site.brand)}" data-exit="${exitUrl(parts.locale)}"${quiet}${warning}${parts.asksTerms ? ' data-asks' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${escapeHtml(parts.title)}</title>
${parts.loggedIn ? `<script nonce="${nonce}">(${catchInstallPrompt})()</script>\n` : ''}${quiet === '' ? '' : `<script nonce="${nonce}">(${guard})()</script>\n`}<script nonce="${nonce}" data-code="${assets.code}" data-runs="${assets.runs}">${starter}</script>
<meta name="description" content="${escapeHtml(quiet === '' ? parts.description : '')}">
${writeSearchHead(parts.search)}
${writeThemeColor(site.brand, parts.theme)}
<link rel="icon" href="${iconPath(site.quiet)}" type="image/svg+xml">
${quiet === '' ? writeAppLinks(site) : ''}${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
</head>
<body>
<div id="root">${parts.body}</div>
${parts.body.includes('data-reminder="') ? `<script nonce="${nonce}">${hideDismissedReminders}</script>\n` : ''}<script type="application/json" id="${pageDataId}">${writePageData(parts.data)}</script>
${writeCode(assets, nonce)}</body>
</html>`
}

/**
 * The files of the page's code, which the starter fetches once the page is shown, and the style sheets
 * that the page already has in its own: `disabled` keeps the browser from fetching them, and their
 * links keep the code from doing so. The service worker keeps all files named here for the offline
 * page.
 */
function writeCode({ files, joined, later }: PageAssets, nonce: string): string {
  const links = [
    ...later.map((href) => `<link rel="preload" href="${href}" as="style" crossorigin>`),
    ...joined.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...files.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`),
  ]
  return links.length === 0 ? '' : `<template id="code">${links.join('\n')}</template>\n`
}

/** The colour of the browser's bars: that of the chosen mode, or of the device's. */
function writeThemeColor(brand: string, theme: DocumentParts['theme']): string {
  const { pages } = getSiteLook(brand)
  if (theme !== 'system') return `<meta name="theme-color" content="${pages[theme]}">`
  return (['light', 'dark'] as const)
    .map(
      (mode) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="${pages[mode]}">`,
    )
    .join('\n')
}

/**
 * The links that make the site installable (NTF-08); not in quiet mode, where nothing names it. Credentials,
 * because the manifest is in the language of a cookie.
 */
function writeAppLinks({ name, brand }: DocumentParts['site']): string {
  return `<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">
<link rel="apple-touch-icon" href="${touchIconPath(brand)}">
<meta name="apple-mobile-web-app-title" content="${escapeHtml(name)}">
<meta name="mobile-web-app-capable" content="yes">
`
}
