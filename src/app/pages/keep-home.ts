import type { Site } from '#features/site/sites/index.ts'
import { sessionCookie } from '#features/members/accounts/index.ts'
import type { PageAnswer, PageRequest } from '#platform/server/http/pages.ts'
import {
  type CompressedTemplate,
  compressTemplate,
} from '#platform/server/http/response/compress-template.ts'
import type { Render, RenderRequest, RenderResult } from '../web/rendering.ts'

/** A rendered home page, with gaps for the nonce of each response. */
interface KeptPage {
  readonly parts: readonly string[]
  readonly compressed: CompressedTemplate | null
  readonly answer: Extract<RenderResult, { html: string }>
}

/** Languages, themes and countries of one site; more are rendered without being kept. */
const maxKept = 200
/** Endpoints whose result is the same for every visitor with the same settings. */
const sharedEndpoints: ReadonlySet<string> = new Set(['search.find_members'])

/** Whether this is a visitor's plain home page, which contains nothing about the visitor. */
export function isKeepable({ url, context }: Pick<PageRequest<Site>, 'url' | 'context'>): boolean {
  return (
    url.pathname === '/' &&
    url.search === '' &&
    context.viewer === null &&
    !(sessionCookie.name in context.cookies)
  )
}

/**
 * Keeps rendered home pages and fills in the nonce of each response. A page is kept for everything it
 * was rendered from: the site's settings as this visitor sees them, language, theme and address. It
 * is dropped with the site's record, which is read again every five seconds and after every change.
 */
export function keepHome(render: Render) {
  const pagesOfSites = new WeakMap<Site, Map<string, Promise<KeptPage | null>>>()

  return async (site: Site, request: RenderRequest): Promise<PageAnswer> => {
    const pages = pagesOfSites.get(site) ?? new Map<string, Promise<KeptPage | null>>()
    pagesOfSites.set(site, pages)
    const { nonce, url, api: _, ...facts } = request
    const key = JSON.stringify([url.origin, facts])
    const known = pages.get(key)
    if (known === undefined && pages.size >= maxKept) return render(request)
    const rendering = known ?? renderTemplate(render, request)
    if (known === undefined) pages.set(key, rendering)
    // A failure is the answer of one visitor only: the address may have sent too many requests.
    const page = await rendering.catch(() => null)
    if (page === null) {
      if (pages.get(key) === rendering) pages.delete(key)
      return render(request)
    }
    const { answer, parts, compressed } = page
    return {
      ...answer,
      html: () => parts.join(nonce),
      ...(compressed !== null && { brotli: () => compressed(nonce) }),
    }
  }
}

/** Renders a page to keep; `null` if anything failed, it redirects, or used anything personal. */
async function renderTemplate(render: Render, request: RenderRequest): Promise<KeptPage | null> {
  let shared = true
  const answer = await render({
    ...request,
    api: {
      call: async (name, input) => {
        const result = await request.api.call(name, input)
        shared &&= sharedEndpoints.has(name) && result.ok
        return result
      },
    },
  })
  if (!('html' in answer) || answer.status !== 200 || answer.secret || !shared) return null
  const parts = answer.html.split(request.nonce)
  return { answer, parts, compressed: await compressTemplate(parts) }
}
