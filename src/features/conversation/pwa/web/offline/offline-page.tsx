import './offline.css'
import { useSearchParams } from 'react-router'
import { safeReturnPath } from '#features/members/accounts/index.ts'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Button, DanceTrack, Logo, Skeleton } from '#ui/components/index.ts'
import type { en } from '../../locales/installed-app/en.ts'
import { findConversation } from '../../rules/stored-conversation.ts'
import { StoredConversationView } from './stored-conversation-view.tsx'
import { StoredList } from './stored-list.tsx'
import { useStoredConversations } from './use-stored-conversations.ts'
import { returnTo, useReturnWhenBack } from './use-return.ts'

/**
 * /offline: shown by the service worker in place of any page that can't be reached (NTF-08). It
 * contains what this browser keeps, and says so.
 */
export function Page() {
  const { name, quiet } = useSite()
  const [search] = useSearchParams()
  const to = safeReturnPath(search.get('to'))
  const stored = useStoredConversations()
  const wanted = findConversation(to)
  const open = stored?.find(({ id }) => id === wanted)
  useReturnWhenBack(to)
  return (
    <div className="wrap page offline-page grid gap-6">
      {quiet === 'off' ? <Logo name={name} /> : null}
      {open === undefined ? (
        <>
          <Notice to={to} missing={stored !== null && wanted !== null} />
          {stored === null ? (
            <Skeleton className="skeleton-lg h-16 w-full" />
          ) : (
            <StoredList conversations={stored} />
          )}
        </>
      ) : (
        <StoredConversationView key={open.id} conversation={open} to={to} />
      )}
    </div>
  )
}

/** The reason, and how to continue. `missing`: a conversation was wanted that isn't kept here. */
function Notice({ to, missing }: { readonly to: string; readonly missing: boolean }) {
  const t = usePhrases<typeof en>('installed_app')
  const online = useOnline()
  return (
    <section className="grid justify-items-start gap-3">
      <DanceTrack figure="interrupted" />
      <h1 className="type-h1" tabIndex={-1}>
        {t('offline.title')}
      </h1>
      <p className="type-lead text-ink-2">
        {t(online ? 'offline.text_online' : 'offline.text')}
        {missing ? ` ${t('offline.not_kept')}` : null}
      </p>
      <Button onClick={() => returnTo(to)}>{t('offline.retry')}</Button>
    </section>
  )
}

export function title(translate: Translate): string {
  return translate('installed_app.offline.title')
}
