import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, focusFirstInvalid } from '#ui/components/index.ts'
import { isWeakPassword, minPasswordLength } from '#features/members/accounts/index.ts'
import {
  NewPassword,
  readMailedToken,
  useIsLinkInvalid,
} from '#features/members/accounts/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../calls.ts'
import { SmallPage } from '../small-page.tsx'
import { SupportLink } from '../support-link.tsx'

const empty = { password: '', password_again: '' }

/**
 * /undo-change: reverts a change of address, password or passkeys within 48 hours and sets a new
 * password in the same step (BEY-12).
 */
export function Page() {
  const t = usePhrases<typeof en>('settings')
  const tAccounts = usePhrases<{
    refusals: { weak_password: string; passwords_differ: string; undo_failed: string }
  }>('accounts')
  const [query] = useSearchParams()
  const { ask, pending } = calls.useAction('accounts.undo_change')
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<Partial<typeof empty>>({})
  const [alert, setAlert] = useState<{ text: string; final: boolean } | null>(null)
  const [going, setGoing] = useState(false)
  useEffect(() => focusFirstInvalid(form.current), [errors])
  const dead = useIsLinkInvalid('undo')
  const notice = dead ? { text: tAccounts('refusals.undo_failed'), final: true } : alert
  const of = query.get('of')
  const what = of === 'email' || of === 'passkey' ? of : 'password'

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending || going) return
    setAlert(null)
    if (isWeakPassword(typed.password))
      return setErrors({
        password: tAccounts('refusals.weak_password', { min: minPasswordLength }),
      })
    if (typed.password !== typed.password_again)
      return setErrors({ password_again: tAccounts('refusals.passwords_differ') })
    const answer = await ask({ token: readMailedToken(), ...typed })
    if (answer.ok) {
      setGoing(true)
      return window.location.assign('/notifications/devices')
    }
    const { field, message, code } = answer.refusal
    if (field !== undefined && field in empty) setErrors({ [field]: message })
    else setAlert({ text: message, final: code === 'accounts.undo_failed' })
  }

  return (
    <SmallPage heading={t(`undo.heading_${what}`)}>
      {dead ? null : (
        <>
          <p className="text-ink-2">
            {t(what === 'email' ? 'undo.text_email' : 'undo.text_password')}
          </p>
          <p className="text-ink-2">{t('undo.passkeys')}</p>
        </>
      )}
      {notice === null ? null : (
        <Alert tone="danger" announce>
          {notice.text}
        </Alert>
      )}
      {notice?.final ? <SupportLink>{t('undo.support')}</SupportLink> : null}
      {dead ? null : (
        <form
          ref={form}
          onSubmit={(event) => void send(event)}
          noValidate
          className="grid w-full gap-4"
          aria-label={t('undo.title')}
        >
          <NewPassword
            value={typed}
            onChange={(value) => {
              setTyped(value)
              setErrors({})
            }}
            errors={errors}
          />
          <Button
            type="submit"
            size="lg"
            block
            loading={pending || going}
            loadingLabel={t('undo.submitting')}
          >
            {t('undo.submit')}
          </Button>
        </form>
      )}
    </SmallPage>
  )
}

export function title(translate: Translate): string {
  return translate('settings.undo.title')
}
