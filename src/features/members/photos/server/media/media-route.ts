import type { Context } from '#kernel/context.ts'
import type { HttpApp, HttpContext } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Site } from '#features/site/sites/index.ts'
import { photoCacheControl } from '../../rules/media-expiry.ts'
import { presetPicture } from '../../rules/preset-picture.ts'
import type { ServeMedia } from './serve-media.ts'

/**
 * Registers /media (photos) and /cdn (preset pictures for locked photos) with the HTTP server, as
 * its `extra`.
 */
export function createMediaRoute(
  serve: ServeMedia,
): (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void {
  return (app, helpers) => {
    app.get('/media/:photo/:size', async (c) => answer(c, await helpers.context(c), c.req.param()))

    // Same under the site's `cdn_prefix`, the path prefix of photo URLs, for clients that get the
    // two separately.
    app.get('*', async (c, next) => {
      const [, prefix, photo, size] = /^(\/.+\/)media\/([^/]+)\/([^/]+)$/.exec(c.req.path) ?? []
      if (photo === undefined || size === undefined) return next()
      const context = await helpers.context(c)
      return prefix === context.site.settings.cdn_prefix
        ? answer(c, context, { photo, size })
        : next()
    })

    app.get('/cdn/:name', async (c) => {
      const preset = /^locked-(\d{1,2})\.svg$/.exec(c.req.param('name'))?.[1]
      const picture = preset === undefined ? null : presetPicture(Number(preset))
      if (picture === null) return helpers.refuse(c, 'not_found')
      return helpers.send(c, {
        status: 200,
        kind: 'media',
        body: picture,
        type: 'image/svg+xml',
        cache: 'public, max-age=31536000, immutable',
      })
    })

    async function answer(
      c: HttpContext<Site>,
      context: Context<Site>,
      { photo, size }: { photo: string; size: string },
    ) {
      const avif = readsAvif(c.req.header('accept'))
      const media = await serve(
        { photo, size, avif, ifNoneMatch: c.req.header('if-none-match') ?? '' },
        context,
      )
      if (media === null) return helpers.refuse(c, 'not_found')
      const headers = { etag: media.etag, vary: 'Accept' }
      if (media.blob === 'known')
        return helpers.send(c, {
          status: 304,
          kind: 'media',
          body: null,
          cache: photoCacheControl,
          headers,
        })
      const { bytes, type } = media.blob
      return helpers.send(c, {
        status: 200,
        kind: 'media',
        body: new Uint8Array(bytes),
        type,
        cache: photoCacheControl,
        headers,
      })
    }
  }
}

/**
 * Whether a browser explicitly accepts AVIF; one that accepts anything may not be able to show it.
 */
function readsAvif(accept = ''): boolean {
  return accept
    .split(',')
    .some((part) => /^\s*image\/avif\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(part))
}
