import '#platform/web/styles/app.css'
import { hydrate } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { calls, repeatable } from 'virtual:calls'
import type { Page } from '#platform/web/page.ts'
import { createHttpApi } from '#platform/web/api/http-api.ts'
import { createPhraseStore } from '#platform/web/phrases/phrase-store.ts'
import { createCache } from '#platform/web/query/create-cache.ts'
import { type BrowserViewer, viewerKey } from '#platform/web/surroundings.ts'
import { App } from './app.tsx'
import { afterLostSession } from './after-lost-session.ts'
import { errorSentences } from './error-sentences.ts'
import { fetchViewer } from './fetch-viewer.ts'
import { readPageData } from './page-data.ts'
import { loadPhrases } from './phrase-files.ts'
import { reloadOnLostChunk } from './reload-on-lost-chunk.ts'
import { buildRoutes, framePhrases, type PageContext, pageContext } from './routes.tsx'

const data = readPageData()
const cache = createCache()
hydrate(cache, data.cache)
const phrases = createPhraseStore((feature) => loadPhrases(feature, data.locale))
const api = createHttpApi({
  calls,
  repeatable: new Set(repeatable),
  sentences: () => errorSentences(phrases.messages(), data.locale),
  onRefusal: (refusal, path) => afterLostSession(refusal, path, () => cache.getQueryData(viewerKey) != null),
})
const surroundings = { site: data.site, fetchViewer: () => fetchViewer(api) }

const context: PageContext = {
  api,
  cache,
  phrases,
  locale: data.locale,
  site: data.site,
  viewer: () =>
    cache.ensureQueryData<BrowserViewer | null>({
      queryKey: viewerKey,
      queryFn: surroundings.fetchViewer,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** The chunks of the page on show must be there before hydration, or React would throw the server's work away. */
async function readyRoutes(): Promise<{ routes: RouteObject[]; loaderData: Record<string, null> }> {
  const routes = buildRoutes()
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all([
    phrases.need([...framePhrases, ...data.phrases]),
    ...matches.map(async ({ route }) => {
      const page = route.handle as Page | undefined
      if (page === undefined || data.error !== undefined) return
      route.Component = (await page.module()).Page
      delete route.lazy
    }),
  ])
  return { routes, loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) }
}

/** Wakes the page; a still page loads this file only when its visitor opens something. */
async function wake(): Promise<void> {
  reloadOnLostChunk()
  const { routes, loaderData } = await readyRoutes()
  const router = createBrowserRouter(routes, {
    getContext: () => {
      const provider = new RouterContextProvider()
      provider.set(pageContext, context)
      return provider
    },
    hydrationData: {
      loaderData,
      ...(data.error && { errors: { [data.error.route]: new ErrorResponse(data.error.status, '', null) } }),
    },
  })
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <App
      api={api}
      cache={cache}
      phrases={phrases}
      locale={data.locale}
      timeZone={data.timeZone}
      surroundings={surroundings}
    >
      <RouterProvider router={router} />
    </App>,
  )
  document.documentElement.dataset.awake = ''
}

export const awake = wake()
