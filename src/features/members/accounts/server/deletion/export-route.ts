import { Readable } from 'node:stream'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import type { Site } from '#features/site/sites/index.ts'
import { readBody } from '#platform/server/http/request/read-body.ts'
import { isAllowedToChange } from '#platform/server/http/request/same-origin.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Downloads, writeDownload } from './downloads.ts'
import type { writeExport } from './export-data.ts'

/**
 * The export is generated on every request, with all data and photos, so an unlimited link could be
 * abused to overload the server.
 */
const fetching = { name: 'accounts.fetch_export', count: 5, seconds: 600 } as const

interface Exports {
  readonly write: ReturnType<typeof writeExport>
  readonly downloads: Downloads
  readonly writeDownload: ReturnType<typeof writeDownload>
  readonly database: Database
}

/**
 * Registers /export, where a member fetches their own data, with the HTTP server. It does not exist
 * for anyone else. The token of a download without a session is posted by a form, so that no server
 * logs it.
 */
export function exportRoute(
  { write, downloads, writeDownload: writeByToken, database }: Exports,
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
      return tools.send(c, reply(body))
    })
    app.post('/export', async (c) => {
      const asked = c.get('asked')
      if (!isAllowedToChange(asked.host, asked.origin)) return tools.refuse(c, 'foreign_origin')
      const form = await readBody(c, 4096)
      if (typeof form === 'string') return tools.refuse(c, form)
      const token = new URLSearchParams(Buffer.from(form).toString('utf8')).get('token') ?? ''
      const { site, now } = await tools.context(c)
      const account = await downloads.findAccount(database, token, site, now)
      if (account === null) return tools.refuse(c, 'not_found')
      const verdict = await limit.consume(`member ${account}`, now)
      if (!verdict.granted) return tools.refuse(c, 'too_many', verdict)
      return tools.send(c, reply(writeByToken(account, site, now)))
    })
  }
}

function reply(body: AsyncGenerator<Uint8Array<ArrayBuffer>>) {
  return {
    status: 200,
    kind: 'media',
    body: Readable.toWeb(Readable.from(body)) as ReadableStream<Uint8Array<ArrayBuffer>>,
    type: 'application/zip',
    secret: true,
    headers: { 'content-disposition': 'attachment; filename="my-data.zip"' },
  } as const
}
