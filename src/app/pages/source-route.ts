import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '#features/site/sites/index.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { Limits } from '#platform/server/limits/limits.ts'

/** The path of the archive that `bin/build.ts` writes. */
export const sourcePath = '/source.zip'

const downloads = { name: 'platform.source', count: 10, seconds: 600, by: 'address' } as const

/**
 * Registers the download of the running version's source, which the licence promises to every
 * visitor (AGPL-3.0, section 13).
 */
export function sourceRoute(
  limits: Pick<Limits, 'named'>,
): (app: HttpApp<Site>, tools: RawRouteTools<Site>) => void {
  const limit = limits.named(downloads)
  return (app, tools) => {
    app.get(sourcePath, async (c) => {
      const { address, now } = await tools.context(c)
      const verdict = await limit.consume(address, now)
      if (!verdict.granted) return tools.refuse(c, 'too_many', verdict)
      return tools.send(c, {
        status: 200,
        kind: 'media',
        body: new Uint8Array(await readFile(join(projectRoot, 'dist', sourcePath))),
        type: 'application/zip',
        headers: { 'content-disposition': 'attachment; filename="minuet-source.zip"' },
      })
    })
  }
}
