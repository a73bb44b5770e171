import './desk.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, EmptyState, RetryState, SkeletonRows } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { Conversation } from './conversation.tsx'
import { QueueList } from './queue-list.tsx'

/** How often the queue is reloaded, in milliseconds. */
const refetchEveryMs = 4000

/** The chat desk: the queue, the claimed conversation, and information for the reply (OPS-03). */
export function Page() {
  const t = usePhrases<typeof en>('persona_desk')
  const api = useApi()
  const queue = useQuery({
    ...calls.query('persona_desk.list_waiting', {})(api),
    refetchInterval: refetchEveryMs,
    staleTime: 0,
  })
  const [open, setOpen] = useState<string | null>(null)
  const rows = queue.data?.conversations
  const free = rows?.filter((row) => row.claimed_by === null)

  const move = (steps: number) => {
    if (free === undefined || free.length === 0) return
    const place = free.findIndex(({ conversation }) => conversation === open)
    const nextRow = place < 0 ? free[0] : free[Math.min(Math.max(place + steps, 0), free.length - 1)]
    if (nextRow !== undefined) setOpen(nextRow.conversation)
  }
  useArrows(move)

  return (
    <div className="office-columns">
      <section className="office-list">
        <h1 className="office-list-title">{t('queue.title')}</h1>
        <p className="office-list-count" role="status">
          {queue.data ? t('queue.waiting', { count: queue.data.waiting }) : ' '}
        </p>
        {rows === undefined && !queue.isError ? (
          <SkeletonRows className="gap-2 p-2" label={t('queue.loading')} rows={4} each="h-15 rounded-sm" />
        ) : null}
        {rows === undefined ? null : <QueueList rows={rows} open={open} onChoose={setOpen} />}
        <p className="desk-keys">{t('queue.keys')}</p>
      </section>
      {open === null ? (
        <section className="office-desk">
          {rows === undefined && queue.isError ? (
            <RetryState
              title={t('queue.not_loaded')}
              text={queue.error.message}
              retry={t('queue.retry')}
              onRetry={() => queue.refetch()}
            />
          ) : rows === undefined ? null : rows.length === 0 ? (
            <EmptyState title={t('queue.empty')} text={t('queue.empty_text')} />
          ) : (
            <EmptyState
              title={t('queue.choose')}
              text={t('queue.choose_text')}
              action={free?.length ? <Button onClick={() => move(1)}>{t('queue.first')}</Button> : undefined}
            />
          )}
        </section>
      ) : (
        <Conversation key={open} conversation={open} onLeave={() => setOpen(null)} />
      )}
    </div>
  )
}

/** Alt with an arrow key moves along the queue, even while typing. */
function useArrows(move: (steps: number) => void): void {
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      latest.current(event.key === 'ArrowDown' ? 1 : -1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
