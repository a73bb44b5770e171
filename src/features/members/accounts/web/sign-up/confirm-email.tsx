import '../accounts.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { toDays } from '#kernel/duration.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink, DanceTrack, EnvelopeSimpleIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { findMailProvider } from '../../rules/mail-provider.ts'
import { confirmationMs } from '../../rules/periods.ts'
import { safeReturnPath } from '../../rules/return-path.ts'
import { calls } from '../calls.ts'
import { ChangeAddress } from '../change-address.tsx'
import { ResendEmail } from './resend-email.tsx'

const everyMs = 4_000

/**
 * "Check your inbox": polls every few seconds whether the link was opened, on any device, and then
 * continues automatically.
 */
export function ConfirmEmail({ to }: { readonly to: string | null }) {
  const t = usePhrases<typeof en>('accounts')
  const api = useApi()
  const { data } = useQuery({
    ...calls.query('accounts.read_confirmation', {})(api),
    refetchInterval: everyMs,
    refetchOnWindowFocus: true,
    staleTime: everyMs,
  })
  const confirmed = data?.status === 'active'
  useEffect(() => {
    // Reloads the whole page, because the member's status has changed for every part of it.
    if (confirmed) window.location.assign(to === null ? '/activate/done' : safeReturnPath(to))
  }, [confirmed, to])

  const email = data?.email ?? ''
  const provider = findMailProvider(email)
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <span className="relative grid place-items-center">
        <DanceTrack figure="meeting" className="track w-64" />
        <EnvelopeSimpleIcon className="ic confirm-icon text-pine absolute size-12" />
      </span>
      <h1 className="type-h1">{t('confirm.heading')}</h1>
      <p className="confirm-text text-ink-2">
        {t.rich('confirm.text', {
          email,
          days: toDays(confirmationMs),
          b: (content) => <b>{content}</b>,
        })}
      </p>
      {/* Present from the start, so that screen readers announce its content. */}
      <p role="status" className="text-success-ink font-semibold">
        {confirmed ? t('confirm.done') : ''}
      </p>
      {provider === null ? null : (
        <ButtonLink href={provider.url} target="_blank" rel="noopener noreferrer" size="lg">
          {t('confirm.open_mail', { provider: provider.name })}
        </ButtonLink>
      )}
      <p className="text-muted">{t('confirm.spam')}</p>
      {data === undefined ? null : <ResendEmail waitSeconds={data.wait_seconds} />}
      <ChangeAddress email={email} />
      <Link to="/members" className="link">
        {t('confirm.look_around')}
      </Link>
    </div>
  )
}
