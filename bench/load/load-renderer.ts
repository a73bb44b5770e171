import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render, RenderResult, RenderRequest } from '#app/web/rendering.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import type { RenderJob } from './job.ts'

type CallEndpoint = RenderRequest['api']['call']

/**
 * Loads the built renderer and returns a function that renders a member's page, with `ask` handling
 * its endpoint calls.
 */
export async function loadRenderer(): Promise<
  (job: Omit<RenderJob, 'answers'>, ask: CallEndpoint) => Promise<RenderResult>
> {
  const built = pathToFileURL(join(projectRoot, 'dist/server/entry-server.js')).href
  const { createRenderer } = (await import(built)) as {
    createRenderer: (manifest: unknown) => Render
  }
  const manifest: unknown = JSON.parse(
    await readFile(join(projectRoot, 'dist/client/.vite/manifest.json'), 'utf8'),
  )
  const render = createRenderer(manifest)
  return ({ url, site, locale, timeZone }, ask) =>
    render({
      url: new URL(url),
      api: { call: ask },
      site: site as RenderRequest['site'],
      locale: locale as RenderRequest['locale'],
      timeZone,
      loggedIn: true,
      theme: 'system',
      nonce: 'bench',
      search: null,
    })
}
