import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import type { Page } from '#platform/web/page.ts'
import { createPhraseStore } from '#platform/web/phrases/phrase-store.ts'
import { createCache } from '#platform/web/query/create-cache.ts'
import { type BrowserViewer, viewerKey } from '#platform/web/surroundings.ts'
import { isOpenWithoutTerms } from './accept-terms/is-open-without-terms.ts'
import { App } from './app.tsx'
import { type Assets, createAssets } from './assets/assets.ts'
import { writeDocument } from './document.ts'
import { fetchViewer } from './startup/fetch-viewer.ts'
import { loadPhrases } from './phrase-files.ts'
import type { Render, RenderResult, RenderRequest } from './rendering.ts'
import { framePhrases } from './frame-phrases.ts'
import { listFrameParts } from './layout/frame-parts.ts'
import { buildRoutes, type PageContext, pageContext } from './routes.tsx'
import { composeDescription, composeTitle } from './compose-title.ts'

const allFrameParts = listFrameParts({ member: true, tags: true })

/**
 * Creates the renderer; called once per process. `runs` overrides when the pages' code runs, for
 * development.
 */
export function createRenderer(manifest: unknown, runs?: Page['runs']): Render {
  const handler = createStaticHandler(buildRoutes())
  const assets = createAssets(manifest, runs)
  return (request) => render(request, handler, assets)
}

async function render(
  pageRequest: RenderRequest,
  handler: ReturnType<typeof createStaticHandler>,
  assets: Assets,
): Promise<RenderResult> {
  const { site, locale } = pageRequest
  const cache = createCache()
  const phrases = createPhraseStore((feature) => loadPhrases(feature, locale))
  const viewer = once(() =>
    pageRequest.loggedIn ? fetchViewer(pageRequest.api) : Promise.resolve(null),
  )
  const context: PageContext = { api: pageRequest.api, cache, phrases, locale, site, viewer }
  const requestContext = new RouterContextProvider()
  requestContext.set(pageContext, context)

  const [answer] = await Promise.all([
    handler.query(new Request(pageRequest.url), { requestContext }),
    phrases.need(framePhrases),
    ...allFrameParts.map((part) => part.preload()),
  ])
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get('location') ?? '/' }
  const page = answer.matches.at(-1)?.route.handle as Page | undefined
  const error = findError(answer.errors)
  // How much data the other loaders of a failed page had fetched varies, so none of it is rendered
  // or sent.
  const pageCache = error === undefined ? cache : createCache()
  pageCache.setQueryData<BrowserViewer | null>(viewerKey, await viewer())
  const surroundings = { site, fetchViewer: viewer }
  const body = renderToString(
    <App
      api={pageRequest.api}
      cache={pageCache}
      phrases={phrases}
      locale={locale}
      timeZone={pageRequest.timeZone}
      surroundings={surroundings}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, answer)}
        context={answer}
        hydrate={false}
      />
    </App>,
  )
  const used = error === undefined ? (page?.phrases ?? []) : []
  const facts = { cache: pageCache, params: answer.matches.at(-1)?.params ?? {}, site }
  const shownPage = error === undefined ? page : undefined
  const quiet = site.quiet !== 'off'
  const title = await composeTitle(shownPage, facts, phrases.messages(), locale, quiet)
  const description = await composeDescription(shownPage, facts, phrases.messages(), locale)
  const module = await shownPage?.module()
  const search =
    pageRequest.search === null || error !== undefined || quiet || pageRequest.loggedIn
      ? null
      : {
          ...pageRequest.search,
          title,
          description,
          siteName: site.name,
          locale,
          structuredData: module?.structuredData?.(facts) ?? null,
        }
  const html = writeDocument({
    ...pageRequest,
    title,
    description,
    search,
    body,
    warns: page?.layout !== 'lander',
    asksTerms:
      (await viewer())?.accept_terms_since !== undefined &&
      !isOpenWithoutTerms(pageRequest.url.pathname),
    assets: assets.of({
      page: error === undefined ? page : undefined,
      brand: site.brand,
      locale,
      phrases: used,
      member: pageRequest.loggedIn,
    }),
    data: {
      locale,
      timeZone: pageRequest.timeZone,
      site,
      cache: dehydrate(pageCache),
      phrases: used,
      ...(error && { error }),
    },
  })
  return {
    status: error?.status ?? answer.statusCode,
    html,
    secret: page?.secret === true,
    indexed: search !== null,
  }
}

function findError(
  errors: Record<string, unknown> | null,
): { route: string; status: number } | undefined {
  const [first] = Object.entries(errors ?? {})
  if (first === undefined) return undefined
  const [route, error] = first
  if (!isRouteErrorResponse(error)) throw error
  return { route, status: error.status }
}

function once<T>(find: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= find()
    return result
  }
}
