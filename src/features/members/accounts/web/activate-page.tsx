import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { AccountStage } from './account-stage.tsx'
import { calls } from './calls.ts'
import { readMailedToken } from './mailed-link.ts'
import { useOnArrival } from './use-on-arrival.ts'

/**
 * /activate: the target of the emailed link. Opening the page changes nothing, so email clients
 * that open links do not use it up; the button does, and the page presses it automatically once
 * someone sees it (ACC-08).
 */
export function Page() {
  const t = usePhrases<typeof en>('accounts')
  const navigate = useNavigate()
  const { ask, pending } = calls.useAction('accounts.activate')
  const [alert, setAlert] = useState<string | null>(null)

  async function confirm() {
    setAlert(null)
    const answer = await ask({ token: readMailedToken() })
    if (!answer.ok && answer.refusal.code === 'accounts.activation_failed') {
      return navigate('/activate/error', { replace: true })
    }
    // Offline, or too many requests: the link is still valid, so the button stays.
    if (!answer.ok) return setAlert(answer.refusal.message)
    // Reloads the whole page in the member's own browser, because they have more permissions now.
    // The token is removed from the history in any case.
    if (answer.value.mine) return window.location.replace('/activate/done')
    return navigate('/activate/done', { replace: true, state: { name: answer.value.name } })
  }

  useOnArrival(() => void confirm())

  return (
    <AccountStage>
      <h1 className="type-h1">{t('activate.heading')}</h1>
      <p className="text-ink-2 mt-3">{t('activate.text')}</p>
      {alert === null ? null : (
        <Alert tone="danger" announce className="mt-4">
          {alert}
        </Alert>
      )}
      <Button
        size="lg"
        className="mt-6"
        loading={pending}
        loadingLabel={t('activate.submitting')}
        onClick={() => void confirm()}
      >
        {t('activate.submit')}
      </Button>
    </AccountStage>
  )
}

export function title(translate: Translate): string {
  return translate('accounts.activate.title')
}
