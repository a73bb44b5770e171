import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import type { en } from '../locales/installed-app/en.ts'
import { buildManifest } from '../rules/build-manifest.ts'

/** The phrases, and a site's settings as its visitors get them. */
export interface InstalledAppDeps {
  readonly phrases: Phrases
  readonly describeSite: Sites['describeSite']
}

/**
 * GET /manifest.webmanifest (NTF-08), in the language and the colours of the browser that requests
 * it. It depends on no session.
 */
export function manifestRoute({ phrases, describeSite }: InstalledAppDeps) {
  return (app: HttpApp<Site>, tools: RawRouteTools<Site>): void => {
    app.get('/manifest.webmanifest', async (c) => {
      const { visitor } = c.get('asked')
      const { locale, site, cookies } = visitor
      const { name, description } = await describeSite(site, visitor)
      const say = (key: PhraseKey<(typeof en)['manifest']>) =>
        phrases.translate(locale, `installed_app.manifest.${key}`)
      const manifest = buildManifest({
        name,
        description,
        brand: site.brand,
        locale,
        theme: cookies.theme === 'dark' ? 'dark' : 'light',
        words: {
          messages: say('messages'),
          likes: say('likes'),
          search: say('search'),
          screenshot: say('screenshot'),
        },
      })
      return tools.send(c, {
        status: 200,
        kind: 'data',
        type: 'application/manifest+json',
        body: JSON.stringify(manifest),
        cache: 'private, no-cache',
        headers: { vary: 'cookie, accept-language' },
      })
    })
  }
}
