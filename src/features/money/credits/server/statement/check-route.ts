import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Site } from '#features/site/sites/index.ts'
import { renderCheckPage } from './check-page.ts'

/**
 * Serves the page that verifies a statement: a file for keeping, the same for everyone, which works
 * without this site and offline.
 */
export function registerCheckRoute(
  phrases: Phrases,
): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  return (app, tools) => {
    app.get('/check-credits.html', async (c) => {
      const { locale } = await tools.context(c)
      return tools.send(c, {
        status: 200,
        kind: 'data',
        type: 'text/html; charset=utf-8',
        body: String(renderCheckPage(phrases, locale)),
        headers: { 'content-disposition': 'attachment; filename="check-credits.html"' },
      })
    })
  }
}
