import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, RetryAlert, Skeleton } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'

/**
 * Members with access to the viewer's private photos, each with a button to revoke it (PRO-01). Its
 * heading is an h3.
 */
export function PrivateReaders({
  privatePhotos,
}: {
  readonly privatePhotos: 'granted' | 'premium'
}) {
  const t = usePhrases<typeof en>('photos')
  const format = useFormat()
  const cache = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = calls.useCall('photos.list_grants', {})
  const { ask, pending } = calls.useAction('photos.revoke_access')
  const [leaving, setLeaving] = useState<string>()
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()

  async function revoke({ id, name }: { id: string; name: string }) {
    if (!navigator.onLine) return setSaid({ tone: 'danger', text: t('own.offline') })
    setLeaving(id)
    const answer = await ask({ member: id })
    if (!answer.ok) return setSaid({ tone: 'danger', text: answer.refusal.message })
    setSaid({ tone: 'success', text: t('readers.taken_back', { name }) })
    await cache.invalidateQueries({ queryKey: ['photos.list_grants'] })
    void cache.invalidateQueries({ queryKey: ['photos.read_private'] })
    // The button that was pressed has disappeared with its row.
    heading.current?.focus()
  }

  return (
    <div className="divider-above grid gap-3 pt-5">
      <h2 ref={heading} tabIndex={-1} className="type-title">
        {t('readers.title')}
      </h2>
      <p className="text-muted">
        {t(privatePhotos === 'premium' ? 'readers.how_premium' : 'readers.how')}
      </p>
      {said ? (
        <Alert tone={said.tone} announce>
          {said.text}
        </Alert>
      ) : null}
      {error ? (
        <RetryAlert retry={t('own.retry')} onRetry={refetch}>
          {t('readers.failed')}
        </RetryAlert>
      ) : null}
      {data === undefined && !error ? <Skeleton className="skeleton-md h-12 w-full" /> : null}
      {data?.members.length === 0 ? <p>{t('readers.empty')}</p> : null}
      {data && data.members.length > 0 ? (
        <ul className="grid">
          {data.members.map((member) => (
            <li
              key={member.id}
              className="divider-below flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <span>
                <Link className="link font-semibold" to={`/members/${member.id}`}>
                  {member.name}
                </Link>{' '}
                <span className="text-muted">
                  {t('readers.since', { date: format.date(member.since) })}
                </span>
              </span>
              <Button
                variant="line"
                size="sm"
                loading={pending && leaving === member.id}
                onClick={() => void revoke(member)}
              >
                {t('readers.take_back', { name: member.name })}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
