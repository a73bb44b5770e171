import { useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Tag } from '#ui/components/index.ts'
import { hasPermission } from '#features/members/staff/index.ts'
import { DateTimeCell, Table, useMe } from '#features/members/staff/office/index.ts'
import type { EmailView } from '../contract/emails.ts'
import type { en } from '../locales/emails/en.ts'
import type { EmailState } from '../rules/email-states.ts'
import { RetryDialog } from './retry-dialog.tsx'
import { useKindName } from './use-kind-name.ts'

const badStates: readonly EmailState[] = ['deferred', 'refused', 'bounced', 'complained', 'unknown']

/** Emails as rows, with a button for those that may be sent again. */
export function EmailTable({ emails }: { readonly emails: readonly EmailView[] }) {
  const t = usePhrases<typeof en>('emails')
  const mayRetry = hasPermission(useMe()?.role ?? '', 'emails.retry')
  const [retried, setRetried] = useState<EmailView | null>(null)
  return (
    <>
      <Table
        className="mt-6"
        label={t('title')}
        columns={[
          t('kind'),
          t('status'),
          t('reply'),
          t('member'),
          t('site'),
          t('time'),
          ...(mayRetry ? [{ label: t('action'), unseen: true }] : []),
        ]}
      >
        {emails.map((email) => (
          <tr key={email.email} data-state={email.state}>
            <KindCell email={email} />
            <StateCell email={email} />
            <td className="num whitespace-nowrap">{email.reply}</td>
            <MemberCell email={email} />
            <td>{email.site}</td>
            <DateTimeCell at={email.changed_at} />
            {mayRetry ? (
              <td className="whitespace-nowrap">
                <RetryButton email={email} onRetry={() => setRetried(email)} />
              </td>
            ) : null}
          </tr>
        ))}
      </Table>
      <RetryDialog email={retried} onClose={() => setRetried(null)} />
    </>
  )
}

function KindCell({ email }: { readonly email: EmailView }) {
  const t = usePhrases<typeof en>('emails')
  const nameKind = useKindName()
  return (
    <th scope="row">
      {nameKind(email.kind)}
      {email.tries > 1 ? (
        <span className="type-meta num block text-muted">{t('tries', { count: email.tries })}</span>
      ) : null}
    </th>
  )
}

function StateCell({ email: { state, next_at: next } }: { readonly email: EmailView }) {
  const t = usePhrases<typeof en>('emails')
  const { date, time } = useFormat()
  return (
    <td>
      <Tag look={badStates.includes(state) ? 'warn' : 'quiet'}>{t(`states.${state}`)}</Tag>
      {next === null ? null : (
        <span className="type-meta num block text-muted">
          {t('next', { date: date(next), time: time(next) })}
        </span>
      )}
    </td>
  )
}

function MemberCell({ email: { member, address } }: { readonly email: EmailView }) {
  const t = usePhrases<typeof en>('emails')
  if (member === null) return <td className="text-muted">{t('no_member')}</td>
  return (
    <td className="whitespace-nowrap">
      <Link to={`/office/members?member=${member.id}`}>{member.name}</Link>
      <span className="type-meta block text-muted">{address ?? t('replaced')}</span>
    </td>
  )
}

function RetryButton({
  email,
  onRetry,
}: {
  readonly email: EmailView
  readonly onRetry: () => void
}) {
  const t = usePhrases<typeof en>('emails')
  const { date } = useFormat()
  const nameKind = useKindName()
  if (!email.retry && email.obstacle === null) return null
  return (
    <Button
      variant="line"
      size="sm"
      aria-label={t('retry_email', {
        kind: nameKind(email.kind),
        date: date(email.created_at),
      })}
      disabledReason={email.obstacle === null ? undefined : t(`obstacles.${email.obstacle}`)}
      onClick={onRetry}
    >
      {t('retry')}
    </Button>
  )
}
