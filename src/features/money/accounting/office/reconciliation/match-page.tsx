import { useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { newId } from '#platform/web/new-id.ts'
import { Alert, Button, EmptyState, useToast } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { casesRefetchMs, ListFrame } from '#features/members/staff/office/index.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { calls } from './calls.ts'
import { DifferenceCard } from './difference-card.tsx'
import { ResolvedList } from './resolved-list.tsx'
import { RunList } from './run-list.tsx'
import { useListTexts } from './use-list-texts.ts'

/**
 * Differences between orders, providers, credits and books: open ones, resolved ones, and the
 * comparisons.
 */
export function Page() {
  const t = usePhrases<typeof en>('reconciliation')
  const texts = useListTexts('match')
  const api = useApi()
  const list = useQuery({
    ...calls.query('reconciliation.list', {})(api),
    staleTime: 0,
    refetchInterval: casesRefetchMs,
  })
  const { data } = list
  const again = () => void list.refetch()
  const going = data?.runs.some(({ ended_at }) => ended_at === null) === true
  return (
    <ListFrame
      texts={texts}
      list={list}
      onRetry={again}
      action={data?.may_act === true ? <Start going={going} onDone={again} /> : null}
    >
      {data === undefined ? null : (
        <>
          {data.overdue_count === 0 ? null : (
            <Alert tone="danger" className="mt-4 max-w-[50rem]">
              {t('match.overdue', { count: data.overdue_count })}
            </Alert>
          )}
          <h2 className="type-h3 mt-6">{t('match.open')}</h2>
          {data.open.length > 0 ? (
            <ul className="mt-3 grid max-w-[50rem] gap-4">
              {data.open.map((one) => (
                <li key={one.id}>
                  <DifferenceCard difference={one} mayAct={data.may_act} onDone={again} />
                </li>
              ))}
            </ul>
          ) : data.runs.length === 0 ? (
            <EmptyState title={t('match.never')} text={t('match.never_text')} />
          ) : (
            <EmptyState title={t('match.none')} text={t('match.none_text')} />
          )}
          {data.open_count > data.open.length ? (
            <p className="mt-3 text-ink-2">{t('match.more', { count: data.open_count - data.open.length })}</p>
          ) : null}
          <RunList runs={data.runs} />
          <ResolvedList ended={data.ended} />
        </>
      )}
    </ListFrame>
  )
}

function Start({ going, onDone }: { readonly going: boolean; readonly onDone: () => void }) {
  const t = usePhrases<typeof en>('reconciliation')
  const toast = useToast()
  const online = useOnline()
  const id = useRef(newId())
  const { ask, pending } = calls.useAction('reconciliation.start')
  const [problem, setProblem] = useState<string>()
  async function start() {
    const answer = await ask({ id: id.current })
    setProblem(answer.ok ? undefined : answer.refusal.message)
    onDone()
    if (!answer.ok) return
    id.current = newId()
    toast.show({ text: t('match.started'), tone: 'success' })
  }
  return (
    <div className="grid gap-2">
      <Button
        variant="line"
        loading={pending}
        loadingLabel={t('common.loading')}
        disabledReason={online ? (going ? t('match.under_way') : undefined) : t('common.offline')}
        onClick={() => void start()}
      >
        {t('match.start')}
      </Button>
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
    </div>
  )
}
