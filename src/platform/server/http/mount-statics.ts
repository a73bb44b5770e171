import type { HttpApp } from './request/site-request.ts'
import type { RequestFrame } from './frame.ts'
import { createStatics } from './response/statics.ts'

/**
 * Serves the browser's files. They are in memory and cost almost nothing, so they aren't counted.
 */
export function mountStatics<Site>(
  app: HttpApp<Site>,
  { frame, statics: folder }: { frame: RequestFrame<Site>; statics: string | undefined },
): void {
  const statics = createStatics(folder)
  app.use(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { acceptEncoding } = c.get('asked')
    const file = statics.reply(
      c.req.path,
      acceptEncoding,
      c.req.header('if-none-match'),
      c.req.header('range'),
    )
    return file === null ? next() : frame.send(c, await file)
  })
}
