import { useRef } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { newId } from '#platform/web/new-id.ts'
import { Alert, useToast } from '#ui/components/index.ts'
import { ActionButton, CardList, ListPage, liveList } from '#features/members/staff/office/index.ts'
import type { Run } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { calls } from './calls.ts'
import { DifferenceCard } from './difference-card.tsx'
import { ResolvedList } from './resolved-list.tsx'
import { RunList } from './run-list.tsx'

/**
 * Differences between orders, providers, credits and books: open ones, resolved ones, and the
 * comparisons.
 */
export function Page() {
  const t = usePhrases<typeof en>('reconciliation')
  const list = calls.useCall('reconciliation.list', {}, liveList)
  return (
    <ListPage
      title={t('match.title')}
      lead={t('match.lead')}
      notLoaded={t('common.not_loaded')}
      list={list}
      action={
        list.data?.may_act === true ? (
          <Start runs={list.data.runs} onDone={() => void list.refetch()} />
        ) : null
      }
    >
      {({ overdue_count: overdue, open, open_count: count, runs, ended, may_act: mayAct }) => (
        <>
          {overdue === 0 ? null : (
            <Alert tone="danger" className="mt-4 max-w-column">
              {t('match.overdue', { count: overdue })}
            </Alert>
          )}
          <h2 className="type-h3 mt-6">{t('match.open')}</h2>
          <CardList
            className="mt-3"
            entries={open}
            getKey={({ id }) => id}
            empty={
              runs.length === 0
                ? { title: t('match.never'), text: t('match.never_text') }
                : { title: t('match.none'), text: t('match.none_text') }
            }
          >
            {(one) => (
              <DifferenceCard difference={one} mayAct={mayAct} onDone={() => void list.refetch()} />
            )}
          </CardList>
          {count > open.length ? (
            <p className="mt-3 text-ink-2">{t('match.more', { count: count - open.length })}</p>
          ) : null}
          <RunList runs={runs} />
          <ResolvedList ended={ended} />
        </>
      )}
    </ListPage>
  )
}

interface StartProps {
  readonly runs: readonly Run[]
  readonly onDone: () => void
}

function Start({ runs, onDone }: StartProps) {
  const t = usePhrases<typeof en>('reconciliation')
  const toast = useToast()
  const id = useRef(newId())
  const { ask } = calls.useAction('reconciliation.start')
  const going = runs.some(({ ended_at: endedAt }) => endedAt === null)
  return (
    <ActionButton
      disabledReason={going ? t('match.under_way') : undefined}
      act={async () => {
        const answer = await ask({ id: id.current })
        // A refusal may mean that a colleague has started one.
        onDone()
        return answer
      }}
      onDone={() => {
        id.current = newId()
        toast.show({ text: t('match.started'), tone: 'success' })
      }}
    >
      {t('match.start')}
    </ActionButton>
  )
}
