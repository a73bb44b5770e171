import './desk.css'
import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button } from '#ui/components/index.ts'
import { QueuePage } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { Conversation } from './conversation.tsx'
import { QueueList } from './queue-list.tsx'

/** The queue is fetched again every four seconds. */
const refetchOptions = { staleTime: 0, refetchInterval: 4000 } as const

/** The chat desk: the queue, the claimed conversation, and information for the reply (OPS-03). */
export function Page() {
  const t = usePhrases<typeof en>('persona_desk')
  const list = calls.useCall('persona_desk.list_waiting', {}, refetchOptions)
  const [open, setOpen] = useState<string | null>(null)
  const rows = list.data?.conversations
  const free = rows?.filter((row) => row.claimed_by === null)

  const move = (steps: number) => {
    if (free === undefined || free.length === 0) return
    const place = free.findIndex(({ conversation }) => conversation === open)
    const nextRow =
      place < 0 ? free[0] : free[Math.min(Math.max(place + steps, 0), free.length - 1)]
    if (nextRow !== undefined) setOpen(nextRow.conversation)
  }
  useArrows(move)

  return (
    <QueuePage
      title={t('queue.title')}
      waiting={list.data ? t('queue.waiting', { count: list.data.waiting }) : null}
      notLoaded={t('queue.not_loaded')}
      list={list}
      queue={<QueueList rows={rows ?? []} open={open} onChoose={setOpen} />}
      foot={<p className="desk-keys">{t('queue.keys')}</p>}
      empty={
        rows?.length === 0
          ? { title: t('queue.empty'), text: t('queue.empty_text') }
          : {
              title: t('queue.choose'),
              text: t('queue.choose_text'),
              action: free?.length ? (
                <Button onClick={() => move(1)}>{t('queue.first')}</Button>
              ) : undefined,
            }
      }
    >
      {open === null ? null : (
        <Conversation key={open} conversation={open} onLeave={() => setOpen(null)} />
      )}
    </QueuePage>
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
