import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { CallRefused } from '#platform/web/api/answer.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useAddressFilters, useHistorySearch } from '#features/members/staff/office/index.ts'
import { ArrowLeftIcon, Button, RetryState, SkeletonRows, Tabs, Tag } from '#ui/components/index.ts'
import type { FileView } from '../contract/file-view.ts'
import type { en } from '../locales/en.ts'
import { type Section, sections } from '../rules/visible-sections.ts'
import { AccessForm } from './access-form.tsx'
import { calls } from './calls.ts'
import { FileSection } from './file-section.tsx'
import { StatusTag } from './found-members.tsx'
import { MemberActions } from './member-actions.tsx'
import { Summary } from './summary.tsx'

/** The file of one member: the reason is asked first, then its parts are shown as tabs (OPS-06). */
export function MemberFile({ member }: { readonly member: string }) {
  const t = usePhrases<typeof en>('member_files')
  const api = useApi()
  const navigate = useNavigate()
  const [search] = useHistorySearch()
  const file = useQuery({
    ...calls.query('member_files.read', { member })(api),
    // Every view is recorded, so returning to the window must not count as one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const refusal = file.error instanceof CallRefused ? file.error.refusal.code : undefined
  return (
    <div className="office-page">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-4"
        icon={<ArrowLeftIcon />}
        onClick={() => void navigate('/office/members', { state: { search } })}
      >
        {t('back')}
      </Button>
      {file.data !== undefined ? (
        <OpenFile file={file.data} onChanged={() => void file.refetch()} />
      ) : refusal === 'member_files.reason_needed' ? (
        <AccessForm member={member} onOpened={() => void file.refetch()} />
      ) : file.isError ? (
        <RetryState
          title={t('file_failed')}
          text={file.error.message}
          retry={t('retry')}
          onRetry={() => file.refetch()}
        />
      ) : (
        <SkeletonRows
          className="mt-6 gap-3"
          label={t('loading')}
          rows={4}
          each="skeleton-md h-24"
        />
      )}
    </div>
  )
}

interface OpenFileProps {
  readonly file: FileView
  readonly onChanged: () => void
}

function OpenFile({ file, onChanged }: OpenFileProps) {
  const t = usePhrases<typeof en>('member_files')
  const { date, time } = useFormat()
  const [{ tab }, change] = useAddressFilters('tab')
  const visible = sections.filter((section) => file.sections.includes(section))
  const selected = (visible as readonly string[]).includes(tab) ? (tab as Section) : 'summary'
  const { access } = file
  return (
    <>
      <header className="mt-4 grid gap-1">
        <h1 className="type-h2 wrap-anywhere" tabIndex={-1}>
          {file.name}
        </h1>
        <p className="wrap-anywhere text-ink-2">
          {[file.email, `${t('signed_up')} ${date(file.signed_up_at)}`, file.site]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="office-tags">
          <StatusTag status={file.status} />
          {file.until === null ? null : (
            <Tag look="quiet">{t('facts.until', { date: date(file.until) })}</Tag>
          )}
          {file.premium ? <Tag look="quiet">{t('premium')}</Tag> : null}
          {file.fictional ? <Tag look="quiet">{t('fictional')}</Tag> : null}
        </div>
        <p className="type-meta text-muted">
          {t('access.open_until', {
            time: time(access.until),
            reason: [t(`access.reasons.${access.reason}`), access.case].filter(Boolean).join(', '),
          })}
        </p>
      </header>
      <MemberActions file={file} onChanged={onChanged} />
      <Tabs
        className="mt-6"
        label={t('parts')}
        tabs={(['summary', ...visible] as const).map((id) => ({
          id,
          label: id === 'summary' ? t('summary') : t(`sections.${id}`),
          badge: countOf(file, id),
        }))}
        selected={selected}
        onSelect={(id) => change({ tab: id === 'summary' ? '' : id })}
      >
        <div className="mt-4">
          {selected === 'summary' ? (
            <Summary file={file} onOpen={(section) => change({ tab: section })} />
          ) : (
            <FileSection file={file} section={selected} onChanged={onChanged} />
          )}
        </div>
      </Tabs>
    </>
  )
}

/** How many entries a part has; nothing for none. */
function countOf(file: FileView, id: Section | 'summary') {
  const part = id === 'summary' ? null : file[id]
  if (!Array.isArray(part) || part.length === 0) return null
  return <span className="office-made-count num">{part.length}</span>
}
