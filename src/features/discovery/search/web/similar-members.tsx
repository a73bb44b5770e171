import { useEffect, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, useToast } from '#ui/components/index.ts'
import type { SearchResult } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { Search } from '../rules/search.ts'
import { calls } from './calls.ts'
import { People } from './people.tsx'

/** Near matches, appended page by page; `first` came with the results of the search. */
export function SimilarMembers({
  first,
  search,
}: {
  readonly first: SearchResult
  readonly search: Search
}) {
  const t = usePhrases<typeof en>('search')
  const toast = useToast()
  const { ask, pending } = calls.useAction('search.find_members')
  const [pages, setPages] = useState<readonly SearchResult[]>([first])
  const list = useRef<HTMLUListElement>(null)
  const members = pages.flatMap(({ similar }) => similar)
  const next = pages.at(-1)?.similar_next ?? null
  const appended = pages.length > 1 ? (pages.at(-1)?.similar.length ?? 0) : 0
  const from = members.length - appended
  useEffect(() => {
    if (appended > 0) list.current?.querySelectorAll<HTMLElement>('.pcard-link')[from]?.focus()
  }, [appended, from])

  async function append() {
    if (next === null || pending) return
    const { region, distance_km: distance, ...rest } = search
    const answer = await ask({
      ...rest,
      ...(region !== null && { region }),
      ...(distance !== null && { distance_km: distance }),
      similar_after: next,
    })
    if (answer.ok) setPages([...pages, answer.value as SearchResult])
    else toast.show({ text: answer.refusal.message, tone: 'danger' })
  }

  return (
    <>
      <People members={members} country={first.searcher?.country} headingLevel={3} ref={list} />
      {next === null ? null : (
        <div className="mt-8 flex flex-col items-center">
          <Button variant="line" loading={pending} onClick={() => void append()}>
            {t('show_more')}
          </Button>
        </div>
      )}
      <p className="sr-only" role="status">
        {appended > 0 ? t('more_loaded', { count: appended }) : ''}
      </p>
    </>
  )
}
