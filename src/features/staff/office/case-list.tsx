import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type Key, type ReactNode, useRef } from 'react'
import { Button, EmptyState, ErrorState, Skeleton } from '#platform/web/ui/index.ts'

/** How often a list of cases is asked for anew, in milliseconds. */
export const casesAskedEveryMs = 20_000

interface CaseListProps<Case> {
  readonly words: Readonly<Record<'title' | 'lead' | 'notLoaded' | 'retry' | 'loading' | 'empty' | 'emptyText', string>>
  readonly list: UseQueryResult<unknown>
  readonly cases: readonly Case[] | undefined
  /** The call whose number stands in the navigation and changes with a decision. */
  readonly count: string
  readonly keyOf: (one: Case) => Key
  /** Whether it still wants a decision; the first that does is open. */
  readonly waits: (one: Case) => boolean
  readonly card: (one: Case, first: boolean, onDone: () => void) => ReactNode
}

/** A screen of cases the staff decide one by one, the one that has waited longest first. */
export function CaseList<Case>({ words, list, cases, count, keyOf, waits, card }: CaseListProps<Case>) {
  const cache = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const again = () => {
    void list.refetch()
    void cache.invalidateQueries({ queryKey: [count] })
  }
  const done = () => {
    again()
    // The form that was pressed goes away.
    heading.current?.focus()
  }
  return (
    <div className="office-page">
      <h1 className="type-h2" ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p className="mt-1 max-w-[50rem] text-ink-2">{words.lead}</p>
      {cases === undefined && list.isError ? (
        <ErrorState
          title={words.notLoaded}
          text={list.error.message}
          action={
            <Button variant="line" onClick={again}>
              {words.retry}
            </Button>
          }
        />
      ) : cases === undefined ? (
        <div className="mt-6 grid gap-4" role="status" aria-label={words.loading}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-36 w-full rounded-md" />
          ))}
        </div>
      ) : cases.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <ul className="mt-6 grid max-w-[50rem] gap-4">
          {cases.map((one, place) => (
            <li key={keyOf(one)}>
              <Row one={one} first={place === 0 && waits(one)} card={card} onDone={done} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface RowProps<Case> extends Pick<CaseListProps<Case>, 'card'> {
  readonly one: Case
  readonly first: boolean
  readonly onDone: () => void
}

function Row<Case>({ one, first, card, onDone }: RowProps<Case>) {
  return card(one, first, onDone)
}
