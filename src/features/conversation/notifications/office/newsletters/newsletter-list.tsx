import './newsletters.css'
import { useState } from 'react'
import type { Output } from '#kernel/endpoint.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Tag } from '#ui/components/index.ts'
import { EntryRow, StatusTabs, useAddressFilters } from '#features/members/staff/office/index.ts'
import type { contract } from '../../contract/notifications.ts'
import type { NewsletterView } from '../../contract/newsletters.ts'
import type { en } from '../../locales/newsletters/en.ts'
import { StopDialog } from './stop-dialog.tsx'

type NewsletterListProps = Output<(typeof contract)['notifications.list_newsletters']>

const states = ['planned', 'sending', 'sent', 'stopped'] as const

/** Newsletters by status, each with the outcomes of its emails. */
export function NewsletterList({ sites, newsletters }: NewsletterListProps) {
  const t = usePhrases<typeof en>('newsletters')
  const [filters, setFilters] = useAddressFilters('view')
  const inState = (state: NewsletterView['state']) =>
    newsletters.filter((one) => one.state === state)
  const first = states.find((state) => inState(state).length > 0) ?? 'planned'
  const view = states.find((state) => state === filters.view) ?? first
  const [stopping, setStopping] = useState<NewsletterView | null>(null)
  return (
    <>
      <StatusTabs
        label={t('tabs')}
        views={states.map((id) => ({
          id,
          label: t(`states.${id}`),
          count: inState(id).length,
          none: t(`none_in.${id}`),
        }))}
        view={view}
        onView={(selected) => setFilters({ view: selected })}
      >
        <ul className="office-made-rows">
          {inState(view).map((newsletter) => (
            <NewsletterRow
              key={newsletter.id}
              newsletter={newsletter}
              site={sites.find(({ id }) => id === newsletter.site)?.name ?? ''}
              onStop={() => setStopping(newsletter)}
            />
          ))}
        </ul>
      </StatusTabs>
      <StopDialog newsletter={stopping} onClose={() => setStopping(null)} />
    </>
  )
}

interface NewsletterRowProps {
  readonly newsletter: NewsletterView
  readonly site: string
  readonly onStop: () => void
}

function NewsletterRow({ newsletter, site, onStop }: NewsletterRowProps) {
  const t = usePhrases<typeof en>('newsletters')
  const { date, time, language, list } = useFormat()
  const { segment, state } = newsletter
  const waits = newsletter.queued > newsletter.accepted + newsletter.bounced + newsletter.kept_back
  return (
    <EntryRow
      name={newsletter.subject}
      text={<p className="newsletter-excerpt">{newsletter.text}</p>}
      tags={
        <>
          <Tag look="pine">{site}</Tag>
          <Tag look="pine">{t(`kinds.${newsletter.kind}`)}</Tag>
          <Tag look="pine">{t(`memberships.${segment.membership}`)}</Tag>
          {segment.active_days === null ? null : (
            <Tag look="pine">{t('active_days', { days: segment.active_days })}</Tag>
          )}
          {segment.languages.map((one) => (
            <Tag key={one} look="pine">
              {language(one)}
            </Tag>
          ))}
        </>
      }
      facts={
        <>
          <span>
            {t('starts_at', { at: `${date(newsletter.starts_at)}, ${time(newsletter.starts_at)}` })}
          </span>
          <span>{t('by', { name: newsletter.by })}</span>
          <span>{list(newsletter.languages.map(language))}</span>
          <span>{newsletter.path}</span>
          {state === 'planned' ? null : (
            <>
              <span>{t('queued', { count: newsletter.queued })}</span>
              <span>{t('accepted', { count: newsletter.accepted })}</span>
              <span>{t('bounced', { count: newsletter.bounced })}</span>
              <span>{t('kept_back', { count: newsletter.kept_back })}</span>
            </>
          )}
        </>
      }
      act={
        state === 'stopped' || (state === 'sent' && !waits) ? null : (
          <Button
            variant="line"
            size="sm"
            aria-label={`${t('stop')}: ${newsletter.subject}`}
            onClick={onStop}
          >
            {t('stop')}
          </Button>
        )
      }
    />
  )
}
