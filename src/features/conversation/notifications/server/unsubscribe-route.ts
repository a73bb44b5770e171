import type { Locale } from '#kernel/locale.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import { readBody } from '#platform/server/http/request/read-body.ts'
import type { HttpApp, HttpContext } from '#platform/server/http/request/site-request.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { EmailKind } from '../rules/preferences.ts'
import type { NotificationsDeps } from './deps.ts'
import { upsertPreferences } from './store-preferences.ts'
import { selectExists } from './store-suppressions.ts'
import { type UnsubscribeLinks, unsubscribePath } from './unsubscribe-link.ts'

/** RFC 8058: the body of a mail app's request. The page's own form sends another one. */
const oneClick = 'List-Unsubscribe=One-Click'

/**
 * Unsubscribes from one kind of email, without logging in: at once by POST, as mail apps send it;
 * by GET it only shows a page with a button, because programs open the links in emails. It answers
 * the same whether or not the account still exists.
 */
export function unsubscribeRoute(
  { database, phrases }: Pick<NotificationsDeps, 'database' | 'phrases'>,
  links: UnsubscribeLinks,
) {
  return (app: HttpApp<Site>, tools: RawRouteTools<Site>): void => {
    app.get(unsubscribePath, async (c) => {
      const link = links.parse(c.req.query('token') ?? '')
      return answer(c, tools, link === null ? 'invalid' : 'question', link?.kind)
    })
    app.post(unsubscribePath, async (c) => {
      const link = links.parse(c.req.query('token') ?? '')
      const body = await readBody(c, 4096)
      if (typeof body === 'string') return tools.refuse(c, body)
      if (link === null) return answer(c, tools, 'invalid')
      const { account, kind } = link
      const byMailApp = Buffer.from(body).toString('utf8').trim() === oneClick
      if (await selectExists(database, account))
        await upsertPreferences(
          database,
          account,
          { emails: { [kind]: false }, unsubscribed: byMailApp ? [kind] : [] },
          c.get('asked').visitor.now,
        )
      return answer(c, tools, 'done', kind)
    })
  }

  async function answer(
    c: HttpContext<Site>,
    tools: RawRouteTools<Site>,
    state: 'question' | 'done' | 'invalid',
    kind?: EmailKind,
  ): Promise<Response> {
    const { locale } = await tools.context(c)
    return tools.send(c, {
      status: state === 'invalid' ? 404 : 200,
      kind: 'page',
      secret: true,
      type: 'text/html; charset=utf-8',
      body: renderPage(phrases, locale, state, kind),
    })
  }
}

/** A page without scripts or styles of ours, so that it works everywhere. */
function renderPage(
  phrases: Phrases,
  locale: Locale,
  state: 'question' | 'done' | 'invalid',
  kind: EmailKind | undefined,
): string {
  const values = {
    kind: kind === undefined ? '' : phrases.translate(locale, `notifications.kinds.${kind}`),
  }
  const t = (key: string) =>
    escape(phrases.translate(locale, `notifications.unsubscribe.${key}`, values))
  const form =
    state === 'question'
      ? `<form method="post">\n<button name="from" value="page">${t('submit')}</button>\n</form>\n`
      : ''
  const undo = state === 'done' ? `<p>${t('undo')}</p>\n` : ''
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${t('title')}</title>
</head>
<body>
<main>
<h1>${t(state)}</h1>
${form}${undo}<p><a href="/notifications/push">${t('settings')}</a></p>
</main>
</body>
</html>
`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
