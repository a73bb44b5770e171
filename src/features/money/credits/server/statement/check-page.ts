import type { en } from '../../locales/credit-statement/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { html, raw } from 'hono/html'
import type { Locale } from '#kernel/locale.ts'
import type { Phrases } from '#platform/server/phrases.ts'

/** The rule covered by the tests, and the code that runs it in the page. */
const files = [
  '../../rules/check-statement.ts',
  '../../web/statement/digest.ts',
  '../../web/statement/check-file.ts',
]
let scripts: string | undefined

/** The files as plain browser scripts, concatenated: their top-level names must not clash. */
function plainScripts(): string {
  const { emitWarning } = process
  // Suppresses Node's experimental warning, which operators cannot act on.
  process.emitWarning = () => {}
  try {
    return files.map((file) => plainScript(new URL(file, import.meta.url))).join('\n')
  } finally {
    process.emitWarning = emitWarning
  }
}

function plainScript(file: URL): string {
  const typeless = stripTypeScriptTypes(readFileSync(file, 'utf8'))
  return typeless.replace(/^import .*$/gm, '').replace(/^export /gm, '')
}

/**
 * A single file that verifies a statement on any computer: texts in one language, the rule, and a
 * file input.
 */
export function renderCheckPage(phrases: Phrases, locale: Locale) {
  scripts ??= plainScripts()
  const t = (key: PhraseKey<typeof en.tool>) =>
    phrases.translate(locale, `credit_statement.tool.${key}`)
  const words = {
    holds: t('holds'),
    broken: t('broken'),
    seal: t('seal'),
    unreadable: t('unreadable'),
  }
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t('title')}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; }
label { display: block; margin: 1.5rem 0 0.5rem; font-weight: 600; }
output { display: block; margin-top: 1.5rem; font-weight: 600; white-space: pre-line; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>${t('title')}</h1>
<p>${t('text')}</p>
<label for="file">${t('choose')}</label>
<input id="file" type="file" accept=".json,application/json">
<output for="file"></output>
</main>
<script type="module">
${raw(scripts)}
checkChosen(${raw(JSON.stringify(words).replaceAll('<', '\\u003c'))})
</script>
</body>
</html>`
}
