import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type Key, type ReactNode, useRef } from 'react'
import { EmptyState } from '#ui/components/index.ts'
import { ListFrame, type ListTexts } from './list-frame.tsx'

/** How often a list of cases is refetched, in milliseconds. */
export const casesRefetchMs = 20_000

interface CaseListProps<Case> {
  readonly texts: ListTexts & Readonly<Record<'empty' | 'emptyText', string>>
  readonly list: UseQueryResult<unknown>
  readonly cases: readonly Case[] | undefined
  /** The endpoint whose count is shown in the navigation and changes with a decision. */
  readonly count: string
  readonly getKey: (one: Case) => Key
  /** Whether the case still needs a decision; the first such case is expanded. */
  readonly waits: (one: Case) => boolean
  readonly card: (one: Case, first: boolean, onDone: () => void) => ReactNode
}

/** A screen of cases that staff decide one by one, the longest waiting first. */
export function CaseList<Case>({ texts, list, cases = [], count, getKey, waits, card }: CaseListProps<Case>) {
  const cache = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const again = () => {
    void list.refetch()
    void cache.invalidateQueries({ queryKey: [count] })
  }
  const done = () => {
    again()
    // The submitted form is removed.
    heading.current?.focus()
  }
  return (
    <ListFrame texts={texts} list={list} onRetry={again} heading={heading}>
      {cases.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} />
      ) : (
        <ul className="mt-6 grid max-w-[50rem] gap-4">
          {cases.map((one, place) => (
            <li key={getKey(one)}>
              <Row one={one} first={place === 0 && waits(one)} card={card} onDone={done} />
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
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
