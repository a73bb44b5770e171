import {
  isRouteErrorResponse,
  Link,
  useLocation,
  useRevalidator,
  useRouteError,
} from 'react-router'
import { Button, ButtonLink, DanceTrack } from '#ui/components/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { offlinePath } from '#features/conversation/pwa/index.ts'
import { findChatKey } from '#features/conversation/chat/web/index.ts'
import type { en } from '../../locales/en.ts'
import { UnsentText } from './frame-parts.ts'
import { useLostPage } from './use-lost-page.ts'

/**
 * Shown in place of a page that failed to load: 404 if it does not exist, 403 if this viewer may
 * not see it, 500 with a retry button (NAV-06).
 */
export function RouteError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return isRouteErrorResponse(error) && error.status === 403 ? (
    <NoAccess why={String(error.data)} />
  ) : (
    <Fault />
  )
}

function NotFound() {
  const t = usePhrases<typeof en>('app')
  const heading = useLostPage()
  const chat = findChatKey(useLocation().pathname)
  return (
    <section className="mx-auto flex max-w-notice flex-col items-center gap-5 px-5 py-18 text-center">
      <DanceTrack figure="turned" />
      <h1 ref={heading} className="type-h1">
        {t('not_found.title')}
      </h1>
      <p className="type-lead text-ink-2">{t('not_found.text')}</p>
      <ButtonLink as={Link} to="/">
        {t('not_found.home')}
      </ButtonLink>
      {chat === null ? null : (
        <>
          <Link className="link" to="/notifications/blocked#ended">
            {t('not_found.ended')}
          </Link>
          <UnsentText chat={chat} unsent />
        </>
      )}
    </section>
  )
}

/** A page that exists but not for this viewer, with the reason. */
function NoAccess({ why }: { readonly why: string }) {
  const t = usePhrases<typeof en>('app')
  return (
    <section className="mx-auto flex max-w-notice flex-col items-center gap-5 px-5 py-18 text-center">
      <DanceTrack figure="turned" />
      <h1 className="type-h1">{t('no_access.title')}</h1>
      <p className="type-lead text-ink-2">{why}</p>
      <ButtonLink as={Link} to="/members">
        {t('no_access.back')}
      </ButtonLink>
    </section>
  )
}

function Fault() {
  const t = usePhrases<typeof en>('app')
  const { revalidate, state } = useRevalidator()
  const online = useOnline()
  const { pathname } = useLocation()
  return (
    <section
      className="mx-auto flex max-w-notice flex-col items-center gap-5 px-5 py-18 text-center"
      role="alert"
    >
      <DanceTrack figure="interrupted" />
      <h1 className="type-h1">{t(online ? 'fault.title' : 'fault.offline_title')}</h1>
      <p className="type-lead text-ink-2">{t(online ? 'fault.text' : 'fault.offline_text')}</p>
      <Button onClick={() => void revalidate()} loading={state === 'loading'}>
        {t('fault.retry')}
      </Button>
      {online ? null : (
        // As a document, which the service worker keeps; its script may not be loaded here.
        <ButtonLink variant="line" href={`${offlinePath}?to=${encodeURIComponent(pathname)}`}>
          {t('fault.stored')}
        </ButtonLink>
      )}
    </section>
  )
}
