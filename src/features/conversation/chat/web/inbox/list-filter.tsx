import { type KeyboardEvent, type Ref, useEffect, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { FilterChip, MagnifyingGlassIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'
import { listViews } from '../../rules/list-views.ts'
import { useListCriteria } from './list-criteria.ts'

/** How long typing must pause before the name is searched, in milliseconds. */
const restMs = 250

/**
 * Above the list: a search by name, and the view of the conversations to show (CHAT-01, BEY-18).
 */
export function ListFilter({ field }: { readonly field: Ref<HTMLInputElement> }) {
  const t = usePhrases<typeof en>('chat')
  const [criteria, change] = useListCriteria()
  const [typed, setTyped] = useState(criteria.name)
  useEffect(() => {
    if (typed.trim() === criteria.name) return
    const timer = setTimeout(() => change({ name: typed.trim() }), restMs)
    return () => clearTimeout(timer)
  }, [typed, criteria.name, change])

  const { name } = criteria
  // Reset from outside.
  const [known, setKnown] = useState(name)
  if (known !== name) {
    setKnown(name)
    if (name === '') setTyped('')
  }

  function clear(event: KeyboardEvent) {
    if (event.key === 'Escape') setTyped('')
  }

  return (
    <>
      <label className="chat-filter mx-4 mb-2.5 flex min-h-11 items-center gap-2.5 px-4 text-muted">
        <MagnifyingGlassIcon />
        <span className="sr-only">{t('list.search')}</span>
        <input
          ref={field}
          type="search"
          className="chat-filter-input min-w-0 flex-1 text-ink"
          placeholder={t('list.search')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={clear}
        />
      </label>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a form around it */}
      <div role="group" aria-label={t('show.label')} className="mx-4 mb-2.5 flex flex-wrap gap-2">
        {listViews.map((show) => (
          <FilterChip key={show} pressed={criteria.show === show} onClick={() => change({ show })}>
            {t(`show.${show}`)}
          </FilterChip>
        ))}
      </div>
    </>
  )
}
