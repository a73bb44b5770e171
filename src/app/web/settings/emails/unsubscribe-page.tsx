import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ButtonLink } from '#ui/components/index.ts'
import { readMailedToken } from '#features/members/accounts/web/index.ts'
import { type EmailKind, isEmailKind } from '#features/conversation/notifications/index.ts'
import type { en } from '#features/conversation/notifications/locales/en.ts'
import { calls } from '#features/conversation/notifications/web/index.ts'
import { SmallPage } from '../small-page.tsx'

/**
 * /unsubscribe: the target of the link at the end of emails (NTF-03). A person must press the
 * button, because programs open links in emails.
 */
export function Page() {
  const t = usePhrases<typeof en>('notifications')
  const { ask, pending } = calls.useAction('notifications.unsubscribe')
  const named = useSyncExternalStore(subscribe, readMailedKind, () => undefined)
  const [stopped, setStopped] = useState<EmailKind | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  const kindOf = (kind: EmailKind) => ({ kind: t(`kinds.${kind}`) })

  async function unsubscribe() {
    setAlert(null)
    const answer = await ask({ token: readMailedToken() })
    if (answer.ok) setStopped(answer.value.kind)
    else setAlert(answer.refusal.message)
  }

  const settingsLink = (
    <ButtonLink as={Link} to="/notifications/push" variant="line">
      {t('unsubscribe.settings')}
    </ButtonLink>
  )
  if (stopped !== null)
    return (
      <SmallPage heading={t('unsubscribe.title')}>
        <p className="text-ink-2" role="status">
          {t('unsubscribe.done', kindOf(stopped))} {t('unsubscribe.undo')}
        </p>
        {settingsLink}
      </SmallPage>
    )
  if (named === null)
    return (
      <SmallPage heading={t('unsubscribe.title')}>
        <Alert tone="danger" announce>
          {t('refusals.unsubscribe_failed')}
        </Alert>
        {settingsLink}
      </SmallPage>
    )
  return (
    <SmallPage heading={t('unsubscribe.title')}>
      {named === undefined ? null : (
        <p className="text-ink-2">{t('unsubscribe.question', kindOf(named))}</p>
      )}
      {alert === null ? null : (
        <Alert tone="danger" announce>
          {alert}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" loading={pending} onClick={() => void unsubscribe()}>
          {t('unsubscribe.submit')}
        </Button>
      </div>
      {settingsLink}
    </SmallPage>
  )
}

export function title(translate: Translate): string {
  return translate('notifications.unsubscribe.title')
}

/** The kind of email that the link names in its fragment; null if there is none. */
function readMailedKind(): EmailKind | null {
  const kind = new URLSearchParams(window.location.hash.slice(1)).get('kind') ?? ''
  return isEmailKind(kind) && readMailedToken() !== '' ? kind : null
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}
