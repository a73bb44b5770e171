import type { QueryClient } from '@tanstack/react-query'
import { createContext, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { offlinePath } from '#features/conversation/pwa/index.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Api } from '#platform/web/api/api.ts'
import { CallRefused } from '#platform/web/api/answer.ts'
import { notFound, type Page, type PageModule, redirectTo } from '#platform/web/page.ts'
import type { PhraseStore } from '#platform/web/phrases/phrase-store.ts'
import type { BrowserSite, BrowserViewer } from '#platform/web/surroundings.ts'
import { framePhrases } from './frame-phrases.ts'
import { Frame } from './layout/frame.tsx'
import { listFrameParts } from './layout/frame-parts.ts'
import { layouts } from './layout/layouts.tsx'
import { RouteError } from './layout/route-error.tsx'
import { movedPaths } from './moved-paths.ts'
import { pages } from './pages.ts'

/**
 * The context of the router's loaders: one per request on the server, one per tab in the browser.
 */
export interface PageContext {
  readonly api: Api
  readonly cache: QueryClient
  readonly phrases: PhraseStore
  readonly locale: Locale
  readonly site: BrowserSite
  viewer(): Promise<BrowserViewer | null>
}

/** The only page whose content the device keeps. */
const conversationPath = '/chats/:conversation'

export const pageContext = createContext<PageContext>()

/** The route table: the features' pages within their layouts, and a 404 for everything else. */
export function buildRoutes(): RouteObject[] {
  const names = Object.keys(layouts) as (keyof typeof layouts)[]
  return [
    {
      id: 'frame',
      Component: Frame,
      ErrorBoundary: RouteError,
      children: [
        ...movedPaths.map(redirectMoved),
        ...names.map((name) => ({
          id: `layout-${name}`,
          Component: layouts[name],
          children: [
            {
              id: `errors-${name}`,
              ErrorBoundary: RouteError,
              children: pages.filter((page) => page.layout === name).map(createRoute),
            },
          ],
        })),
        {
          id: 'layout-nowhere',
          Component: layouts.default,
          children: [{ id: 'errors-nowhere', ErrorBoundary: RouteError, children: [nowhere] }],
        },
      ],
    },
  ]
}

/** Redirects to the path's current address, keeping the query. */
function redirectMoved({ from, to, status }: (typeof movedPaths)[number]): RouteObject {
  return {
    id: from,
    path: from,
    loader: ({ request }) => {
      const location = `${to}${new URL(request.url).search}`
      throw new Response(null, { status, headers: { location } })
    },
    Component: () => null,
  }
}

/** All other paths. */
const nowhere: RouteObject = {
  id: 'nowhere',
  path: '*',
  loader: () => {
    throw notFound()
  },
  Component: () => null,
}

/** The rules of access; a page that names another one answers with an error (NAV-06). */
const accessRules: readonly Page['access'][] = ['anyone', 'visitor', 'member']

/** The route of a page. */
export function createRoute(page: Page): RouteObject {
  return {
    id: page.path,
    path: page.path,
    handle: page,
    loader: (args) => loadPage(page, args),
    lazy: async () => ({ Component: (await loadModule(page)).Page }),
  }
}

/**
 * When a missing chunk triggers a reload, the import resolves to nothing: the current page stays
 * until the reload.
 */
async function loadModule(page: Page): Promise<PageModule> {
  const module = (await page.module()) as PageModule | undefined
  return module ?? new Promise<never>(() => {})
}

async function loadPage(
  page: Page,
  { context, params, request }: LoaderFunctionArgs,
): Promise<null> {
  if (!accessRules.includes(page.access)) throw new Response('Unknown middleware', { status: 500 })
  const { viewer: findViewer, ...surroundings } = context.get(pageContext)
  const url = new URL(request.url)
  const phrases = surroundings.phrases.need([...framePhrases, ...page.phrases])
  // It is awaited below; an earlier failure must not count as an unhandled rejection.
  phrases.catch(() => {})
  const [viewer, module] = await Promise.all([findViewer(), loadModule(page)])
  if (page.access === 'visitor' && viewer !== null) throw redirectTo(homePath(url))
  if (page.access === 'member' && viewer === null) throw redirectTo(logInPath(url))
  const frame = { member: viewer !== null, tags: surroundings.site.tags !== null }
  const parts = () =>
    [...listFrameParts(frame), ...(module.parts ?? [])].map((part) => part.preload())
  if (page.path === conversationPath && isOffline()) {
    // Requests would be repeated for a while before they fail. What this tab has read is shown,
    // otherwise what the device keeps.
    await Promise.all([phrases, ...parts()])
    if (surroundings.cache.getQueryData(['chat.read_conversation', params.conversation]))
      return null
    throw redirectTo(`${offlinePath}?to=${encodeURIComponent(url.pathname)}`)
  }
  await Promise.all([
    phrases,
    ...parts(),
    module.load?.({ ...surroundings, params, url, viewer }).catch(asRoute(url)),
  ])
  return null
}

/** The server is never offline. */
function isOffline(): boolean {
  return typeof window !== 'undefined' && !navigator.onLine
}

/**
 * Where members are redirected from visitor pages, keeping the parameter that opens the like popup
 * (LIKE-04).
 */
function homePath({ searchParams }: URL): string {
  const t = searchParams.get('t')
  return t === null ? '/members' : `/members?${new URLSearchParams({ t })}`
}

/**
 * Maps a refusal that a page's `load` did not handle to a response: 404 stays 404, a lost session
 * redirects to log-in.
 */
function asRoute(url: URL) {
  return (error: unknown): never => {
    if (!(error instanceof CallRefused)) throw error
    if (error.refusal.authenticationRequired) throw redirectTo(logInPath(url))
    if (error.refusal.status === 404) throw notFound()
    throw new Response(error.refusal.message, { status: error.refusal.status || 503 })
  }
}

function logInPath(url: URL): string {
  return `/login?to=${encodeURIComponent(url.pathname + url.search)}`
}
