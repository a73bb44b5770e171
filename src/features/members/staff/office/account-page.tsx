import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Panel, useToast } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { NewPassword } from './new-password.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactor } from './second-factor.tsx'
import { useMe } from './use-me.ts'

/**
 * A staff member's own account: password, app and recovery codes, each protected by password and
 * code.
 */
export function Page() {
  const t = usePhrases<typeof en>('staff')
  const me = useMe()
  return (
    <div className="office-page">
      <h1 className="type-h2">{t('account.title')}</h1>
      {me === undefined ? null : (
        <p className="mt-1 text-ink-2">
          {t('account.who', { name: me.name, email: me.email, role: t(`roles.${me.role}`) })}
        </p>
      )}
      <div className="mt-6 grid max-w-form gap-6">
        <Section title={t('account.password')} text={t('account.password_text')}>
          <Password />
        </Section>
        <Section title={t('account.app')} text={t('account.app_text')}>
          <SecondFactor />
        </Section>
        <Section
          title={t('codes.title')}
          text={me === undefined ? '' : t('account.codes_left', { count: me.recovery_codes_left })}
        >
          <Codes />
        </Section>
      </div>
    </div>
  )
}

function Section({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <Panel as="section">
      <h2 className="type-h3">{title}</h2>
      <p className="mt-1 mb-4 text-ink-2">{text}</p>
      {children}
    </Panel>
  )
}

function Password() {
  const t = usePhrases<typeof en>('staff')
  const toast = useToast()
  const { ask, pending } = calls.useAction('staff.change_password')
  return (
    <ReauthenticationForm
      label={t('account.password')}
      submit={t('account.change_password')}
      pending={pending}
      onSend={async ({ current_password = '', code = '', password = '', password_again = '' }) => {
        const answer = await ask({ current_password, code, password, password_again })
        if (answer.ok) toast.show({ text: t('account.password_changed'), tone: 'success' })
        return answer.ok ? null : answer.refusal
      }}
    >
      {(errors) => <NewPassword errors={errors} />}
    </ReauthenticationForm>
  )
}

function Codes() {
  const t = usePhrases<typeof en>('staff')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('staff.renew_recovery_codes')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  return (
    <ReauthenticationForm
      label={t('codes.title')}
      submit={t('account.renew_codes')}
      pending={pending}
      onSend={async ({ current_password = '', code = '' }) => {
        const answer = await ask({ current_password, code })
        if (!answer.ok) return answer.refusal
        setCodes(answer.value.recovery_codes)
        void cache.invalidateQueries({ queryKey: ['staff.read_me'] })
        return null
      }}
    />
  )
}
