import type { BrowserSite } from '#platform/web/surroundings.ts'
import { hidePutAside } from '#features/reminders/web/index.ts'
import type { PageAssets } from './assets.ts'
import { skippedKey } from './entry-warning/skipped-entry.ts'
import { type PageData, pageDataId, writePageData } from './page-data.ts'

interface DocumentParts {
  readonly locale: string
  readonly theme: 'system' | 'light' | 'dark'
  readonly nonce: string
  readonly title: string
  readonly body: string
  readonly site: Pick<BrowserSite, 'name' | 'brand' | 'description' | 'entryWarning'>
  readonly assets: PageAssets
  readonly data: PageData
}

/** The HTML document around a rendered page. Everything a person wrote is escaped here or by React. */
export function writeDocument(parts: DocumentParts): string {
  const { assets, nonce, site } = parts
  // A page at rest wakes for it, unless the browser holds this flag.
  const warning = site.entryWarning === null ? '' : ` data-warns-unless="${skippedKey}"`
  return `<!doctype html>
<html lang="${parts.locale}" data-theme="${parts.theme}" data-brand="${escapeHtml(site.brand)}"${warning}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${escapeHtml(parts.title)}</title>
<meta name="description" content="${escapeHtml(site.description ?? '')}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF6F4">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0D1917">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`).join('\n')}
<script type="module" src="${assets.entry}" nonce="${nonce}"></script>
</head>
<body>
<div id="root">${parts.body}</div>
${parts.body.includes('data-reminder="') ? `<script nonce="${nonce}">${hidePutAside}</script>\n` : ''}<script type="application/json" id="${pageDataId}">${writePageData(parts.data)}</script>
</body>
</html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
