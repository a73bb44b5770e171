import './office-app.css'
import './office.css'
import './office-columns.css'
import './office-layout.css'
import './office-queue.css'
import './office-table.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { calls, repeatable, roles } from 'virtual:office-calls'
import { stepUp } from '#features/members/staff/office/index.ts'
import { createHttpApi } from '#platform/web/api/http-api.ts'
import { createPhraseStore } from '#platform/web/phrases/phrase-store.ts'
import { createCache } from '#platform/web/query/create-cache.ts'
import { App } from '../web/app.tsx'
import { errorMessages } from '../web/error-messages.ts'
import { loadPhrases } from '../web/phrase-files.ts'
import { reloadOnLostChunk } from '../web/startup/reload-on-lost-chunk.ts'
import { endIdleSession } from './end-idle-session.ts'
import { handleLostSession } from './handle-lost-session.ts'
import { officePhrases } from './frame-phrases.ts'
import { type OfficeData, officeDataId } from './office-data.ts'
import { officeRoutes } from './routes.tsx'
import { officeGroups, type OfficeScreen } from '#ui/office-screen.ts'
import { screens } from './screens.ts'

/**
 * Starts the back office, a separate client-rendered app that shares only the UI kit with members'
 * pages.
 */
async function open(): Promise<void> {
  const data = JSON.parse(document.getElementById(officeDataId)?.textContent ?? '{}') as OfficeData
  const cache = createCache()
  const phrases = createPhraseStore((feature) => loadPhrases(feature, data.locale))
  const api = createHttpApi({
    calls,
    repeatable: new Set(repeatable),
    sentences: () => errorMessages(phrases.messages(), data.locale),
    confirm: stepUp.request,
    onRefusal: (refusal) => void (data.me === null ? null : handleLostSession(refusal)),
  })
  if (data.me !== null) cache.setQueryData(['staff.read_me', {}], data.me)
  const visibleScreens = data.me === null ? [] : listVisibleScreens(data.me.role)
  reloadOnLostChunk(() => true)
  if (data.me !== null) endIdleSession()
  await phrases.need([...officePhrases, ...visibleScreens.flatMap((screen) => screen.phrases)])
  const router = createBrowserRouter(officeRoutes(visibleScreens, data.me !== null))
  createRoot(document.getElementById('root') as HTMLElement).render(
    <App
      api={api}
      cache={cache}
      phrases={phrases}
      locale={data.locale}
      timeZone={data.timeZone}
      surroundings={{ site: data.site, fetchViewer: async () => null }}
    >
      <RouterProvider router={router} />
    </App>,
  )
  document.documentElement.dataset.awake = ''
}

void open()

/**
 * The screens of a role, group by group: those whose endpoint the contract allows it to call. The
 * server authorizes each request by the same data.
 */
function listVisibleScreens(role: string): readonly OfficeScreen[] {
  const allowed = screens.filter(({ needs }) => roles[needs]?.includes(role))
  return officeGroups.flatMap((group) => allowed.filter((screen) => screen.group === group))
}
