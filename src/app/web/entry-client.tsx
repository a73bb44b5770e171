import '#ui/styles/app.css'
import { hydrate } from '@tanstack/react-query'
import { lazy } from 'react'
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
import type { Preloadable } from '#platform/web/lazy.tsx'
import { createHttpApi } from '#platform/web/api/http-api.ts'
import { createPhraseStore } from '#platform/web/phrases/phrase-store.ts'
import { createCache } from '#platform/web/query/create-cache.ts'
import { type BrowserViewer, type Surroundings, viewerKey } from '#platform/web/surroundings.ts'
import { App } from './app.tsx'
import { handleLostSession } from './startup/handle-lost-session.ts'
import { handleUnacceptedTerms } from './startup/handle-unaccepted-terms.ts'
import { captureEarlyInput, OnHydrated } from './startup/early-input.ts'
import { errorMessages } from './error-messages.ts'
import { fetchViewer } from './startup/fetch-viewer.ts'
import { readPageData } from './startup/page-data.ts'
import { loadPhrases } from './phrase-files.ts'
import { prefetchOnIntent } from './startup/prefetch-on-intent.ts'
import { prefetch, reloadOnLostChunk } from './startup/reload-on-lost-chunk.ts'
import { framePhrases } from './frame-phrases.ts'
import { listFrameParts } from './layout/frame-parts.ts'
import { buildRoutes, type PageContext, pageContext } from './routes.tsx'

const data = readPageData()
const cache = createCache()
hydrate(cache, data.cache)
const phrases = createPhraseStore((feature) => loadPhrases(feature, data.locale))
const api = createHttpApi({
  calls,
  repeatable: new Set(repeatable),
  sentences: () => errorMessages(phrases.messages(), data.locale),
  onRefusal: (refusal, path) => {
    handleLostSession(refusal, path, () => cache.getQueryData(viewerKey) != null)
    handleUnacceptedTerms(refusal, cache)
  },
})
const surroundings: Surroundings = {
  site: data.site,
  fetchViewer: () => fetchViewer(api),
  viewerId: ({ profile }) => profile.id,
}

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

interface Ready {
  readonly routes: RouteObject[]
  readonly loaderData: Record<string, null>
}

/**
 * The chunks of the current page, and of its lazy components, are loaded before hydration, or React
 * would discard the server-rendered HTML, now or with the first change of a component's properties.
 */
async function readyRoutes(): Promise<Ready> {
  const routes = buildRoutes()
  const matches = matchRoutes(routes, window.location) ?? []
  const member = cache.getQueryData(viewerKey) != null
  const parts: Preloadable[] = listFrameParts({ member, tags: data.site.tags !== null })
  await Promise.all([
    phrases.need([...framePhrases, ...data.phrases]),
    ...matches.map(async ({ route }) => {
      const page = route.handle as Page | undefined
      if (page === undefined) return
      // No lazy route may remain, or the router would restart and drop the error that the server
      // has rendered.
      delete route.lazy
      if (data.error !== undefined) {
        route.Component = lazy(async () => ({ default: (await page.module()).Page }))
        return
      }
      const module = await page.module()
      route.Component = module.Page
      parts.push(...(module.parts ?? []))
    }),
  ])
  // A component whose code is missing keeps its HTML.
  await Promise.allSettled(parts.map((part) => part.preload()))
  return {
    routes,
    loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])),
  }
}

/** Hydrates the page. The starter loads this file when the page needs its code. */
async function hydratePage(): Promise<void> {
  let isUnderWay = () => false
  const replayEarlyInput = captureEarlyInput()
  reloadOnLostChunk(() => isUnderWay())
  const { routes, loaderData } = await readyRoutes()
  const router = createBrowserRouter(routes, {
    getContext: () => {
      const provider = new RouterContextProvider()
      provider.set(pageContext, context)
      return provider
    },
    hydrationData: {
      loaderData,
      ...(data.error && {
        errors: { [data.error.route]: new ErrorResponse(data.error.status, '', null) },
      }),
    },
  })
  isUnderWay = () => router.state.navigation.state !== 'idle'
  let onHydrated = () => {}
  const takenOver = new Promise<void>((resolve) => {
    onHydrated = () => {
      replayEarlyInput()
      // React first renders with the replayed values.
      setTimeout(resolve)
    }
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
      <OnHydrated then={onHydrated}>
        <RouterProvider router={router} />
      </OnHydrated>
    </App>,
  )
  await takenOver
  document.documentElement.dataset.awake = ''
  dispatchEvent(new Event('awake'))
  prefetchOnIntent((path) => {
    const page = matchRoutes(routes, path)?.at(-1)?.route.handle as Page | undefined
    if (page !== undefined)
      void prefetch(() => Promise.all([page.module(), phrases.need(page.phrases)]))
  })
}

void hydratePage()
