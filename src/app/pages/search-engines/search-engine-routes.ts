import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import { isLocale } from '#kernel/locale.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import { createSharePictures } from './share-picture.ts'
import type { ListOwnPages } from './list-own-pages.ts'
import { listLanguages } from './list-languages.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'

/** Registers robots.txt, the sitemap and the pictures of shared links, each per site. */
export function searchEngineRoutes(
  sites: Pick<Sites, 'describeSite'>,
  listOwnPages: ListOwnPages,
): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  const drawPicture = createSharePictures()
  return (app, tools) => {
    app.get('/robots.txt', async (c) => {
      const { origin } = await tools.context(c)
      return tools.send(c, {
        status: 200,
        kind: 'data',
        type: 'text/plain; charset=utf-8',
        body: writeRobots(origin),
        cache: 'public, max-age=3600',
      })
    })
    app.get('/sitemap.xml', async (c) => {
      const { origin, site, now } = await tools.context(c)
      return tools.send(c, {
        status: 200,
        kind: 'data',
        type: 'application/xml; charset=utf-8',
        body: writeSitemap(origin, listLanguages(site), await listOwnPages(site, now)),
        cache: 'public, max-age=3600',
      })
    })
    app.get('/share/:file{[a-z]{2}\\.png}', async (c) => {
      const context = await tools.context(c)
      const locale = c.req.param('file').slice(0, 2)
      if (!isLocale(locale) || !context.site.locales.includes(locale))
        return tools.refuse(c, 'not_found')
      const { index_title } = await sites.describeSite(context.site, { ...context, locale })
      const { brand } = context.site
      return tools.send(c, {
        status: 200,
        kind: 'asset',
        type: 'image/png',
        body: await drawPicture({ brand, line: index_title }),
        cache: 'public, max-age=86400',
      })
    })
  }
}
