import type { en } from '#platform/locales/en.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Phrases } from '../../phrases.ts'
import type { EndpointRefusal } from './endpoint-result.ts'
import type { Reply } from './reply.ts'

/**
 * A refusal as a self-contained page, for when the page renderer cannot answer (NAV-06, NAV-12).
 */
export function renderPlainPage(
  refusal: EndpointRefusal,
  phrases: Phrases,
  locale: Locale,
  requestId: string,
): Reply {
  const translate = (key: PhraseKey<typeof en.errors>, values?: Record<string, string>) =>
    escape(phrases.translate(locale, `platform.errors.${key}`, values))
  const code =
    refusal.status === 500
      ? `<p><small>${translate('request_code', { code: requestId })}</small></p>\n`
      : ''
  const home = refusal.status === 421 ? '' : `<p><a href="/">${translate('home')}</a></p>\n`
  return {
    status: refusal.status,
    kind: 'page',
    type: 'text/html; charset=utf-8',
    body: `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(refusal.message)}</title>
</head>
<body>
<main>
<h1>${escape(refusal.message)}</h1>
${code}${home}</main>
</body>
</html>
`,
    ...(refusal.retryAfterSeconds !== undefined && {
      headers: { 'retry-after': String(refusal.retryAfterSeconds) },
    }),
  }
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
