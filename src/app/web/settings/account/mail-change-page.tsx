import { useState } from 'react'
import { Link } from 'react-router'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { readMailedToken, useOnArrival } from '#features/members/accounts/web/index.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { Alert, Button, ButtonLink } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../calls.ts'
import { SmallPage } from '../small-page.tsx'

/**
 * /mail-change/do: the target of the link emailed to a new address (ACC-13). Opening it changes
 * nothing, so an email client that prefetches links does not use it up. The button makes the
 * change, and the page presses it automatically once someone sees it.
 */
export function Page() {
  const t = usePhrases<typeof en>('settings')
  const { ask, pending } = calls.useAction('accounts.confirm_email_change')
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null)
  const [alert, setAlert] = useState<string | null>(null)

  async function confirm() {
    setAlert(null)
    const answer = await ask({ token: readMailedToken() })
    if (answer.ok) return setOutcome('done')
    if (answer.refusal.code === 'accounts.email_change_failed') return setOutcome('failed')
    // Offline or rate limited: the link is still valid, so the button stays.
    setAlert(answer.refusal.message)
  }

  useOnArrival(() => void confirm())

  if (outcome !== null) {
    return (
      <SmallPage heading={t(`mail_change.${outcome}_heading`)}>
        <p className="text-ink-2" role="status">
          {t(`mail_change.${outcome}_text`)}
        </p>
        <Onward />
      </SmallPage>
    )
  }
  return (
    <SmallPage heading={t('mail_change.heading')}>
      <p className="text-ink-2">{t('mail_change.text')}</p>
      {alert === null ? null : (
        <Alert tone="danger" announce>
          {alert}
        </Alert>
      )}
      <Button
        size="lg"
        loading={pending}
        loadingLabel={t('mail_change.submitting')}
        onClick={() => void confirm()}
      >
        {t('mail_change.submit')}
      </Button>
    </SmallPage>
  )
}

function Onward() {
  const t = usePhrases<typeof en>('settings')
  const member = useViewer() !== null
  return (
    <ButtonLink as={Link} to={member ? '/notifications/account' : '/login'}>
      {member ? t('mail_change.settings') : t('mail_change.log_in')}
    </ButtonLink>
  )
}

export function title(translate: Translate): string {
  return translate('settings.mail_change.title')
}
