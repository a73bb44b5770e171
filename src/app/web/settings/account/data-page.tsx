import { type FormEvent, useState } from 'react'
import { toMinutes } from '#kernel/duration.ts'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, ButtonLink } from '#ui/components/index.ts'
import { exportMs } from '#features/members/accounts/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../calls.ts'
import { CurrentPassword } from '../current-password.tsx'
import { Section } from '../frame/section.tsx'
import { SettingsFrame } from '../frame/settings-frame.tsx'

export { loadRowStates as load } from '../frame/load-row-states.ts'

/** /notifications/data: the member's data export, one file, protected by the password (BEY-13). */
export function Page() {
  const t = usePhrases<typeof en>('settings')
  const { ask, pending } = calls.useAction('accounts.prepare_export')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [alert, setAlert] = useState<string | null>(null)
  const [path, setPath] = useState<string | null>(null)

  async function prepare(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setAlert(null)
    if (password === '') return setError(t('fields.required'))
    const answer = await ask({ current_password: password })
    if (!answer.ok) {
      const { field, message } = answer.refusal
      return field === 'current_password' ? setError(message) : setAlert(message)
    }
    setPassword('')
    setPath(answer.value.path)
  }

  return (
    <SettingsFrame at="data">
      <Section id="data" title={t('data.title')} isWholePage lead={t('data.lead')}>
        <p className="text-muted">{t('data.inside')}</p>
        {alert === null ? null : (
          <Alert tone="danger" announce>
            {alert}
          </Alert>
        )}
        {path === null ? (
          <form
            onSubmit={(event) => void prepare(event)}
            noValidate
            className="grid gap-4"
            aria-label={t('data.title')}
          >
            <CurrentPassword
              value={password}
              onChange={(typed) => {
                setPassword(typed)
                setError(undefined)
              }}
              error={error}
            />
            <div>
              <Button
                type="submit"
                variant="line"
                loading={pending}
                loadingLabel={t('data.preparing')}
              >
                {t('data.submit')}
              </Button>
            </div>
          </form>
        ) : (
          <>
            <Alert tone="success" announce>
              {t('data.ready', { minutes: toMinutes(exportMs) })}
            </Alert>
            <div>
              <ButtonLink href={path} download="my-data.zip">
                {t('data.download')}
              </ButtonLink>
            </div>
          </>
        )}
      </Section>
    </SettingsFrame>
  )
}

export function title(translate: Translate): string {
  return translate('settings.data.title')
}
