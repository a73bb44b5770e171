import type { Page } from 'playwright-core'
import type { Stage } from './with-site.ts'

type VisitorOptions = Parameters<Stage['visitor']>[0]

/** Opens a visitor without loading a page, logged in as a cast member if one is given. */
export async function openReader(
  stage: Stage,
  { as, ...options }: VisitorOptions = {},
): Promise<Page> {
  const page = await stage.visitor({ ...options, reads: true })
  if (as === undefined) return page
  const reply = await page.request.post('/dev/as', {
    form: { name: as },
    headers: { accept: 'application/json' },
  })
  if (!reply.ok()) throw new Error(`no cast member called ${as}`)
  return page
}

/**
 * Shows the server-rendered page at a URL, without styles, pictures and scripts, and returns the
 * status. It takes a quarter of the time of loading the page, and is for assertions that need
 * neither layout nor scripts. Assert that something is absent only where the server would have
 * rendered it: some parts of a page are fetched by the browser.
 */
export async function openRendered(page: Page, path: string): Promise<number> {
  const reply = await page.request.get(path)
  const html = await reply.text()
  // Addresses of styles and pictures are relative, so nothing is loaded from here.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.setContent(html.replace(/<script\b[\s\S]*?<\/script>/g, ''))
  return reply.status()
}
