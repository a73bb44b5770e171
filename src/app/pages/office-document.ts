import type { OfficeData } from '../office/office-data.ts'

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly assets?: readonly string[]
}

interface DocumentParts {
  readonly nonce: string
  readonly theme: 'system' | 'light' | 'dark'
  readonly data: OfficeData
}

/** Writes the document of one response. */
export type OfficeDocument = (parts: DocumentParts) => string

const entry = 'src/app/office/entry-office.tsx'

/**
 * Creates the writer of the back office's single HTML document: its scripts, style sheets and the
 * logged-in staff member. Everything else is rendered in the browser. `base` is the URL of the
 * manifest's files.
 */
export function writeOfficeDocument(
  manifest: Readonly<Record<string, ManifestChunk>>,
  base = '/office/',
): OfficeDocument {
  const chunkNames = new Set<string>()
  const gather = (name: string): void => {
    if (chunkNames.has(name) || manifest[name] === undefined) return
    chunkNames.add(name)
    for (const imported of manifest[name].imports ?? []) gather(imported)
  }
  gather(entry)
  const chunks = [...chunkNames].flatMap((name) => manifest[name] ?? [])
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))]
  const fonts = [
    ...new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])),
  ].filter((file) => /-latin-(400|wght)-normal.*\.woff2$/.test(file))
  const preloads = chunks.slice(1).map(({ file }) => file)

  return ({ nonce, theme, data }) => `<!doctype html>
<html lang="${data.locale}" data-theme="${theme}" data-brand="${escapeHtml(data.site.brand)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(data.site.name)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
${fonts.map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`).join('\n')}
${preloads.map((file) => `<link rel="modulepreload" href="${base}${file}" nonce="${nonce}">`).join('\n')}
<script type="module" src="${base}${chunks[0]?.file ?? ''}" nonce="${nonce}"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="office-data">${scriptSafe(data)}</script>
</body>
</html>`
}

/** JSON escaped for use inside a script element. */
function scriptSafe(data: OfficeData): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
