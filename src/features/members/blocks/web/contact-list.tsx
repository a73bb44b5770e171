import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { ContactForm } from './contact-form.tsx'
import { ListFrame } from './list-frame.tsx'
import { listPages } from './list-pages.ts'
import { ReleaseDialog } from './release-dialog.tsx'

/**
 * Contacts a member does not want to meet here, listed by an address that is not stored (BEY-24).
 * Its heading is only read aloud.
 */
export function ContactList() {
  const t = usePhrases<typeof en>('blocks')
  const format = useFormat()
  const site = useSite()
  const cache = useQueryClient()
  const pages = useInfiniteQuery(listPages('blocks.list_contacts')(useApi()))
  const { ask } = calls.useAction('blocks.remove_contact')
  const heading = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState<{ readonly id: string; readonly name: string }>()
  const [said, setSaid] = useState<string>()
  const { count = 0, most = 0 } = pages.data?.pages[0] ?? {}

  function released(label: string) {
    setAsking(undefined)
    setSaid(t('contacts.removed', { label }))
    heading.current?.focus()
    void cache.invalidateQueries()
  }

  const rows = pages.data?.pages
    .flatMap(({ contacts }) => contacts)
    .map(({ id, kind, label, added_at: at }) => {
      const name = label ?? t(`contacts.${kind}`)
      const date = format.date(at)
      return (
        <li key={id} className="divider-below flex items-center justify-between gap-4 py-3">
          <span className="min-w-0 break-words">
            <b className="font-semibold">{name}</b>{' '}
            <span className="text-muted">
              {label === null ? null : `${t(`contacts.${kind}`)}, `}
              {t('contacts.since', { date })}
            </span>
          </span>
          <Button
            variant="line"
            size="sm"
            className="shrink-0"
            aria-label={t('contacts.remove_who', { label: name, date })}
            onClick={() => setAsking({ id, name })}
          >
            {t('contacts.remove')}
          </Button>
        </li>
      )
    })

  return (
    <div className="grid gap-3">
      <h2 className="sr-only" tabIndex={-1} ref={heading}>
        {t('contacts.title')}
      </h2>
      <p className="text-ink-2">{t('contacts.lead', { site: site.name })}</p>
      <p className="type-meta text-muted">{t('contacts.kept')}</p>
      <ContactForm left={most === 0 ? 1 : most - count} most={most} />
      {said ? (
        <Alert tone="success" announce>
          {said}
        </Alert>
      ) : null}
      {count > 0 ? <p className="num text-muted">{t('contacts.count', { count, most })}</p> : null}
      <ListFrame
        empty={t('contacts.empty')}
        failed={t('contacts.failed')}
        rows={rows}
        pages={pages}
      />
      {asking ? (
        <ReleaseDialog
          title={t('contacts.ask', { label: asking.name })}
          text={t('contacts.ask_text')}
          act={t('contacts.remove')}
          acting={t('contacts.removing')}
          release={() => ask({ contact: asking.id })}
          onClose={() => setAsking(undefined)}
          onReleased={() => released(asking.name)}
        />
      ) : null}
    </div>
  )
}
