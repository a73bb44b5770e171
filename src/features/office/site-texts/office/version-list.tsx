import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ActionButton, EntryRow } from '#features/members/staff/office/index.ts'
import { EmptyState, Tag, useToast } from '#ui/components/index.ts'
import type { OpenedPage, PageVersion } from '../contract/site-texts.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { PageDifference } from './page-difference.tsx'
import type { TypedText } from './typed-text.ts'

interface VersionListProps {
  readonly opened: OpenedPage
  readonly mayEdit: boolean
  /** Takes the text of a version into the form, to be published again. */
  readonly onTake: (text: TypedText) => void
}

/** The versions of a page in one language, newest first, and the product’s own text. */
export function VersionList({ opened, mayEdit, onTake }: VersionListProps) {
  const { versions, original } = opened
  const t = usePhrases<typeof en>('site_texts')
  if (versions.length === 0 && original === null) return <EmptyState title={t('no_versions')} />
  return (
    <ul className="office-made-rows">
      {versions.map((version) => (
        <VersionRow
          key={version.id}
          version={version}
          opened={opened}
          mayEdit={mayEdit}
          onTake={onTake}
        />
      ))}
      {original === null ? null : (
        <EntryRow
          name={t('original')}
          text={<p>{t('original_text')}</p>}
          tags={null}
          facts={null}
          act={null}
        />
      )}
    </ul>
  )
}

interface VersionRowProps extends VersionListProps {
  readonly version: PageVersion
}

function VersionRow({ version, opened, mayEdit, onTake }: VersionRowProps) {
  const t = usePhrases<typeof en>('site_texts')
  const { date, time } = useFormat()
  const cache = useQueryClient()
  const toast = useToast()
  const read = calls.useAction('site_texts.read_version')
  const withdraw = calls.useAction('site_texts.withdraw_version')
  const [compared, setCompared] = useState<string>()
  const { id, number, state } = version
  const at = (moment: string) => `${date(moment)}, ${time(moment)}`
  return (
    <EntryRow
      name={t('version', { number })}
      text={
        <>
          {version.summary === '' ? null : <p>{version.summary}</p>}
          {compared === undefined ? null : (
            <>
              <p className="text-ink-2">{t('compared')}</p>
              <PageDifference before={compared} after={opened.current?.body ?? ''} />
            </>
          )}
        </>
      }
      tags={
        <>
          <Tag look={state === 'in_force' || state === 'planned' ? 'pine' : 'quiet'}>
            {t(`version_states.${state}`)}
          </Tag>
          {version.title === null ? <Tag look="quiet">{t('without_text')}</Tag> : null}
          {version.accept_again ? <Tag look="warn">{t('asks_again')}</Tag> : null}
        </>
      }
      facts={
        <>
          <span>{version.by === '' ? t('by_command') : t('by', { name: version.by })}</span>
          <span>{at(version.created_at)}</span>
          {version.starts_at === version.created_at ? null : (
            <span>{t('planned', { date: at(version.starts_at) })}</span>
          )}
        </>
      }
      act={
        <div className="office-tags">
          {version.title === null ? null : (
            <ActionButton
              size="sm"
              act={() => read.ask({ version: id })}
              onDone={({ text }) => setCompared(text?.body ?? '')}
            >
              {t('compare')}
            </ActionButton>
          )}
          {version.title === null || !mayEdit ? null : (
            <ActionButton
              size="sm"
              act={() => read.ask({ version: id })}
              onDone={({ text }) => text !== null && onTake(text)}
            >
              {t('take')}
            </ActionButton>
          )}
          {state !== 'planned' || !mayEdit ? null : (
            <ActionButton
              size="sm"
              act={() => withdraw.ask({ version: id })}
              onDone={() => {
                void cache.invalidateQueries({ queryKey: ['site_texts.list_pages'] })
                void cache.invalidateQueries({ queryKey: ['site_texts.read_page'] })
                toast.show({ text: t('withdrawn'), tone: 'success' })
              }}
            >
              {t('withdraw')}
            </ActionButton>
          )}
        </div>
      }
    />
  )
}
