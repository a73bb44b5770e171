import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Skeleton } from '#platform/web/ui/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** Whom one has blocked, each with the way back. Its heading is an h3. */
export function BlockedList() {
  const t = usePhrases<typeof en>('blocks')
  const format = useFormat()
  const cache = useQueryClient()
  const { data, error } = calls.useCall('blocks.list_blocked', {})
  const { ask } = calls.useAction('blocks.unblock_member')
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()

  async function unblock({ id, name }: { id: string; name: string }) {
    const answer = await ask({ member: id })
    if (!answer.ok && answer.refusal.status !== 404) return setSaid({ tone: 'danger', text: answer.refusal.message })
    setSaid({ tone: 'success', text: t('list.unblocked', { name }) })
    await cache.invalidateQueries()
  }

  return (
    <div className="grid gap-3">
      <h3 className="type-title">{t('list.title')}</h3>
      {said ? (
        <Alert tone={said.tone} announce>
          {said.text}
        </Alert>
      ) : null}
      {error ? <Alert tone="danger">{t('list.failed')}</Alert> : null}
      {data === undefined && !error ? <Skeleton className="h-12 w-full rounded-md" /> : null}
      {data?.members.length === 0 ? <p className="text-muted">{t('list.empty')}</p> : null}
      {data && data.members.length > 0 ? (
        <ul className="grid">
          {data.members.map((member) => (
            <li
              key={member.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
            >
              <span>
                <b className="font-semibold">{member.name}</b>{' '}
                <span className="text-muted">{t('list.since', { date: format.date(member.since) })}</span>
              </span>
              <Button variant="line" size="sm" onClick={() => void unblock(member)}>
                {t('list.unblock', { name: member.name })}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
