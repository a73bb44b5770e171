import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { ListFrame } from './list-frame.tsx'
import { listPages } from './list-pages.ts'
import { ReleaseDialog } from './release-dialog.tsx'

/** The members that the viewer has blocked, each with an unblock button. Its heading is only read aloud. */
export function BlockedList() {
  const t = usePhrases<typeof en>('blocks')
  const format = useFormat()
  const cache = useQueryClient()
  const pages = useInfiniteQuery(listPages('blocks.list_blocked')(useApi()))
  const { ask } = calls.useAction('blocks.unblock_member')
  const heading = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState<{ readonly id: string; readonly name: string }>()
  const [said, setSaid] = useState<string>()

  function released(name: string) {
    setAsking(undefined)
    setSaid(t('list.unblocked', { name }))
    // The row with the focus is being removed.
    heading.current?.focus()
    void cache.invalidateQueries()
  }

  const rows = pages.data?.pages
    .flatMap(({ members }) => members)
    .map((member) => (
      <li key={member.id} className="divider-below flex items-center justify-between gap-4 py-3">
        <span className="min-w-0 break-words">
          <b className="font-semibold">{member.name}</b>{' '}
          <span className="text-muted">{t('list.since', { date: format.date(member.since) })}</span>
        </span>
        <Button
          variant="line"
          size="sm"
          className="shrink-0"
          aria-label={t('list.unblock', { name: member.name })}
          onClick={() => setAsking(member)}
        >
          {t('list.unblock_short')}
        </Button>
      </li>
    ))
  const count = pages.data?.pages[0]?.count ?? 0

  return (
    <div className="grid gap-3">
      <h2 className="sr-only" tabIndex={-1} ref={heading}>
        {t('list.title')} {count > 0 ? count : null}
      </h2>
      {said ? (
        <Alert tone="success" announce>
          {said}
        </Alert>
      ) : null}
      <ListFrame empty={t('list.empty')} failed={t('list.failed')} rows={rows} pages={pages} />
      {asking ? (
        <ReleaseDialog
          title={t('list.ask', { name: asking.name })}
          text={t('list.ask_text')}
          act={t('list.unblock_short')}
          acting={t('list.unblocking')}
          release={() => ask({ member: asking.id })}
          onClose={() => setAsking(undefined)}
          onReleased={() => released(asking.name)}
        />
      ) : null}
    </div>
  )
}
