import './finder.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { LoadContext, Translate } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, ErrorState, Skeleton } from '#ui/components/index.ts'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import type { Finder } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { maxPicks } from '../rules/finder.ts'
import { calls } from './calls.ts'
import { FinderForm } from './finder-form.tsx'
import { FinderResults } from './finder-results.tsx'

const finderQuery = calls.query('matching.read_finder', {})
const picksQuery = calls.query('matching.list_picks', {})

/** Loads the questions, and the picks if answers have been saved. */
export async function load({ api, cache }: LoadContext): Promise<void> {
  const coming = cache.ensureQueryData(finderQuery(api)).then(async ({ saved }) => {
    if (saved) await cache.prefetchQuery(picksQuery(api))
  })
  if (typeof window === 'undefined') await coming
  else coming.catch(() => {})
}

export function title(translate: Translate): string {
  return translate('matching.finder.title')
}

/** Five questions, and up to twelve people with the reasons for each (SRCH-04). */
export function Page() {
  const t = usePhrases<typeof en>('matching')
  const { data, error, isFetching, refetch } = calls.useCall('matching.read_finder', {})
  if (data !== undefined) return <Answered finder={data} />
  if (error === null)
    return (
      <div className="wrap py-8" role="status" aria-label={t('loading')}>
        <Skeleton className="h-12 w-80 max-w-full" />
        <Skeleton className="mt-6 h-64 w-full max-w-form" />
      </div>
    )
  return (
    <div className="wrap py-10">
      <ErrorState
        title={error.refusal.message}
        action={
          <Button
            className="mt-4"
            loading={isFetching}
            loadingLabel={t('loading')}
            onClick={() => void refetch()}
          >
            {t('retry')}
          </Button>
        }
      />
    </div>
  )
}

function Answered({ finder }: { readonly finder: Finder }) {
  const t = usePhrases<typeof en>('matching')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('matching.save_finder')
  const [editing, setEditing] = useState(!finder.saved)
  const [problem, setProblem] = useState<RefusalAnswer>()
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    // Moves the focus to the heading after the page content has changed.
    if (moved.current) heading.current?.focus()
    moved.current = true
  }, [editing])

  async function save(answers: Finder['answers']): Promise<void> {
    const answer = await ask(answers)
    setProblem(answer.ok ? undefined : answer.refusal)
    if (!answer.ok) return
    cache.setQueryData(['matching.read_finder', {}], answer.value)
    cache.removeQueries({ queryKey: ['matching.list_picks'] })
    setEditing(false)
  }

  return (
    <div className="wrap page-tight">
      {editing ? (
        <div className="finder mx-auto">
          <h1 ref={heading} className="type-h1" tabIndex={-1}>
            {t('finder.heading')}
          </h1>
          <p className="mt-3 type-lead text-ink-2">{t('finder.lead', { most: maxPicks })}</p>
          <FinderForm
            finder={finder}
            pending={pending}
            problem={problem}
            onSave={(answers) => void save(answers)}
          />
        </div>
      ) : (
        <FinderResults
          ref={heading}
          finder={finder}
          pending={pending}
          problem={problem}
          onEdit={() => setEditing(true)}
          onRelax={(part) => void save({ ...finder.answers, ...part })}
        />
      )}
    </div>
  )
}
