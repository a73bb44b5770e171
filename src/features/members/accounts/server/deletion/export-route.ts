import { Readable } from 'node:stream'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { writeExport } from './export-data.ts'

/**
 * The export is generated on every request, with all data and photos, so an unlimited link could be
 * abused to overload the server.
 */
const fetching = { name: 'accounts.fetch_export', count: 5, seconds: 600 } as const

/**
 * Registers /export, where a member fetches their own data, with the HTTP server. It does not exist
 * for anyone else.
 */
export function exportRoute(
  write: ReturnType<typeof writeExport>,
  limits: Pick<Limits, 'named'>,
): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  const limit = limits.named(fetching)
  return (app, tools) => {
    app.get('/export/:token', async (c) => {
      const context = await tools.context(c)
      if (context.viewer === null) return tools.refuse(c, 'not_found')
      const verdict = await limit.consume(`member ${context.viewer.account}`, context.now)
      if (!verdict.granted) return tools.refuse(c, 'too_many', verdict)
      const body = await write(c.req.param('token'), context)
      if (body === null) return tools.refuse(c, 'not_found')
      return tools.send(c, {
        status: 200,
        kind: 'media',
        body: Readable.toWeb(Readable.from(body)) as ReadableStream<Uint8Array<ArrayBuffer>>,
        type: 'application/zip',
        secret: true,
        headers: { 'content-disposition': 'attachment; filename="my-data.zip"' },
      })
    })
  }
}
