import type { HttpApp } from '#platform/server/http/asked.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Site } from '#features/sites/rules/site.ts'
import type { writeExport } from './export-data.ts'

/** Hangs /export, where a member fetches their own file, into the HTTP floor. For everybody else it is not there. */
export function exportRoute(
  write: ReturnType<typeof writeExport>,
): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  return (app, tools) => {
    app.get('/export/:token', async (c) => {
      const body = await write(c.req.param('token'), await tools.context(c))
      if (body === null) return tools.refuse(c, 'not_found')
      return tools.send(c, {
        status: 200,
        kind: 'media',
        body: new Uint8Array(body),
        type: 'application/zip',
        secret: true,
        headers: { 'content-disposition': 'attachment; filename="my-data.zip"' },
      })
    })
  }
}
