import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { toMinutes } from '#kernel/duration.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import type { en } from '../locales/alerts/en.ts'
import { longWaitMs } from '../rules/decide-retry.ts'
import { calls } from './calls.ts'
import { emailCalls } from './email-calls.ts'

const refetchIntervalMs = 30_000

/** Notices of what is late or failed, each with a link to its list, for roles that may act on it (OPS-09). */
export function LateAlerts({ role }: { readonly role: string }) {
  const t = usePhrases<typeof en>('alerts')
  const mayRetry = hasPermission(role, 'emails.retry')
  const mayRun = hasPermission(role, 'jobs.run')
  const read = { refetchInterval: refetchIntervalMs }
  const emails = emailCalls.useCall('emails.count_late', {}, { ...read, enabled: mayRetry })
  const jobs = calls.useCall('jobs.count_problems', {}, { ...read, enabled: mayRun })
  const events = calls.useCall('jobs.count_failed_events', {}, { ...read, enabled: mayRun })
  // The counts of the side bar are in the cache for roles that may only read them.
  const late = mayRetry ? (emails.data?.waiting ?? 0) : 0
  const problems = mayRun ? (jobs.data?.waiting ?? 0) : 0
  const failed = mayRun ? (events.data?.waiting ?? 0) : 0
  if (late + problems + failed === 0) return null
  return (
    <section className="mt-6 grid gap-3" aria-label={t('title')}>
      {late === 0 ? null : (
        <LateAlert to="/office/emails" link={t('show.emails')}>
          {t('emails', { count: late, minutes: toMinutes(longWaitMs) })}
        </LateAlert>
      )}
      {problems === 0 ? null : (
        <LateAlert to="/office/jobs" link={t('show.jobs')}>
          {t('jobs', { count: problems })}
        </LateAlert>
      )}
      {failed === 0 ? null : (
        <LateAlert to="/office/failed-events" link={t('show.events')}>
          {t('events', { count: failed })}
        </LateAlert>
      )}
    </section>
  )
}

interface LateAlertProps {
  readonly to: string
  readonly link: string
  readonly children: ReactNode
}

function LateAlert({ to, link, children }: LateAlertProps) {
  return (
    <Alert
      tone="warn"
      action={
        <Link className="alert-action" to={to}>
          {link}
        </Link>
      }
    >
      {children}
    </Alert>
  )
}
