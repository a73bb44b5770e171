import type { HttpApp, HttpContext } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Site } from '#features/site/sites/index.ts'
import { type GiftId, isGift } from '../rules/gifts.ts'
import type { LoadedDrawing } from './drawings.ts'
import type { GifForm, GifSource } from './gif-source.ts'

/** Types accepted from a source; anything else, especially HTML pages, is not forwarded. */
const types = ['image/svg+xml', 'image/webp', 'image/gif', 'image/png']

/**
 * /cdn/gifts and /cdn/stickers: the images, the same for everyone. A drawing is animated by its own
 * style, so its response allows that and nothing else: no scripts, no requests, and sandboxed if
 * opened as a page.
 */
export function drawingRoute(deps: {
  readonly drawings: ReadonlyMap<GiftId, LoadedDrawing>
  readonly sources: readonly GifSource[]
}): (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void {
  return (app, helpers) => {
    app.get('/cdn/gifts/:id/:form', async (c) => {
      const { id, form } = c.req.param()
      const drawn = isForm(form) && isGift(id) ? deps.drawings.get(id)?.forms[form] : undefined
      return drawn === undefined
        ? helpers.refuse(c, 'not_found')
        : answer(c, drawn, 'image/svg+xml')
    })
    app.get('/cdn/stickers/:source/:id/:form', async (c) => {
      const { source, id, form } = c.req.param()
      const from = deps.sources.find(({ name }) => name === source)
      const picture = isForm(form) ? await loadImage(from, id, form) : null
      return picture === null
        ? helpers.refuse(c, 'not_found')
        : answer(c, picture.bytes, picture.type)
    })

    function answer(c: HttpContext<Site>, bytes: Uint8Array, type: string) {
      return helpers.send(c, {
        status: 200,
        kind: 'drawing',
        body: new Uint8Array(bytes),
        type,
        cache: 'public, max-age=31536000, immutable',
      })
    }
  }
}

async function loadImage(from: GifSource | undefined, id: string, form: GifForm) {
  try {
    const picture = (await from?.picture(id, form)) ?? null
    return picture !== null && types.includes(picture.type) ? picture : null
  } catch {
    // If the source cannot be reached, the image is treated as not found; a later request may
    // succeed.
    return null
  }
}

function isForm(form: string): form is GifForm {
  return form === 'moving' || form === 'still'
}
