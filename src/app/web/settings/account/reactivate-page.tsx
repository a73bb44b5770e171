import { useState } from 'react'
import { Link } from 'react-router'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ButtonLink } from '#ui/components/index.ts'
import { readMailedToken, useIsLinkInvalid } from '#features/members/accounts/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../calls.ts'
import { SmallPage } from '../small-page.tsx'
import { SupportLink } from '../support-link.tsx'

/**
 * /reactivate: the target of the link that restores a deleted account; a person must press the
 * button (ACC-14).
 */
export function Page() {
  const t = usePhrases<typeof en>('settings')
  const tAccounts = usePhrases<{ refusals: { reactivation_failed: string } }>('accounts')
  const { ask, pending } = calls.useAction('accounts.reactivate')
  const [name, setName] = useState<string | null>(null)
  const [alert, setAlert] = useState<{ text: string; final: boolean } | null>(null)
  const dead = useIsLinkInvalid('reactivate')
  const notice = dead ? { text: tAccounts('refusals.reactivation_failed'), final: true } : alert

  async function reactivate() {
    setAlert(null)
    const answer = await ask({ token: readMailedToken() })
    if (answer.ok) return setName(answer.value.name)
    setAlert({
      text: answer.refusal.message,
      final: answer.refusal.code === 'accounts.reactivation_failed',
    })
  }

  if (name !== null) {
    return (
      <SmallPage heading={t('reactivate.done_heading', { name })}>
        <p className="text-ink-2" role="status">
          {t('reactivate.done_text')}
        </p>
        <ButtonLink as={Link} to="/login">
          {t('reactivate.log_in')}
        </ButtonLink>
      </SmallPage>
    )
  }
  return (
    <SmallPage heading={t('reactivate.heading')}>
      {dead ? null : <p className="text-ink-2">{t('reactivate.text')}</p>}
      {notice === null ? null : (
        <Alert tone="danger" announce>
          {notice.text}
        </Alert>
      )}
      {notice?.final ? (
        <SupportLink>{t('reactivate.support')}</SupportLink>
      ) : (
        <Button
          size="lg"
          loading={pending}
          loadingLabel={t('reactivate.submitting')}
          onClick={() => void reactivate()}
        >
          {t('reactivate.submit')}
        </Button>
      )}
    </SmallPage>
  )
}

export function title(translate: Translate): string {
  return translate('settings.reactivate.title')
}
