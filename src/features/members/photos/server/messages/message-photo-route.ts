import { looksLikeId } from '#kernel/id.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Site } from '#features/site/sites/index.ts'
import { photoCacheControl } from '../../rules/media-expiry.ts'
import { parseSize } from '#kernel/image-sizes.ts'
import type { PhotosDeps } from '../deps.ts'
import type { MediaSignature } from '../media/media-signature.ts'

/** The bytes under a URL never change. */
const etag = '"webp"'

/**
 * /media/message: photos sent in messages, for the two participants. Checked twice like all photos
 * (PRO-06): the URL must have been issued to this reader, and ownership is checked on every
 * request, so that a block or a deletion makes it inaccessible immediately.
 */
export function createMessagePhotoRoute(
  { blobs, messagePhotoKey = async () => null }: Pick<PhotosDeps, 'blobs' | 'messagePhotoKey'>,
  signature: MediaSignature,
): (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void {
  return (app, helpers) => {
    app.get('/media/message/:photo/:size', async (c) => {
      const { viewer, site, now, query } = await helpers.context(c)
      const { until = '', sign = '' } = query
      const photo = c.req.param('photo')
      const size = parseSize(c.req.param('size'))
      if (size === null || viewer === null || !looksLikeId(photo))
        return helpers.refuse(c, 'not_found')
      const left = signature.check({ photo, size, until, sign }, viewer.member, now)
      const key =
        left === null ? null : await messagePhotoKey(photo, { reader: viewer.account, site })
      if (key === null) return helpers.refuse(c, 'not_found')
      if (c.req.header('if-none-match')?.includes(etag) === true)
        return helpers.send(c, {
          status: 304,
          kind: 'media',
          body: null,
          cache: photoCacheControl,
          headers: { etag },
        })
      const blob = await blobs.get(`${key}/${size}.webp`)
      if (blob === null) return helpers.refuse(c, 'not_found')
      return helpers.send(c, {
        status: 200,
        kind: 'media',
        body: new Uint8Array(blob.bytes),
        type: blob.type,
        cache: photoCacheControl,
        headers: { etag },
      })
    })
  }
}
