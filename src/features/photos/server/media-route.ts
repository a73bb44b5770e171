import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Site } from '#features/sites/rules/site.ts'
import { presetPicture } from '../rules/preset-colours.ts'
import type { ServeMedia } from './serve-media.ts'

/** Hangs /media (photos) and /cdn (what stands in for them) into the HTTP floor, as its `extra`. */
export function mediaRoute(serve: ServeMedia): (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void {
  return (app, helpers) => {
    app.get('/media/:photo/:size', async (c) => {
      const context = await helpers.context(c)
      const media = await serve({ photo: c.req.param('photo'), size: c.req.param('size') }, context)
      if (media === null) return helpers.refuse(c, 'not_found')
      return helpers.send(c, {
        status: 200,
        kind: 'media',
        body: new Uint8Array(media.blob.bytes),
        type: media.blob.type,
        // For this reader alone, and no longer than the address is good.
        cache: `private, max-age=${media.keepSeconds}, immutable`,
      })
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
  }
}
