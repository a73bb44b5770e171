import { useQueryClient } from '@tanstack/react-query'
import { type Key, type ReactNode, useRef } from 'react'
import { CardList } from './card-list.tsx'
import type { EmptyTexts, ListQuery } from './list-content.tsx'
import { ListPage } from './list-page.tsx'

interface CaseListProps<Data, Case> {
  readonly title: string
  readonly lead: string
  readonly notLoaded: string
  readonly empty: EmptyTexts
  readonly list: ListQuery<Data>
  /** The button that loads the next page, where the list has pages. */
  readonly more?: string
  readonly cases: (data: Data) => readonly Case[]
  /** The endpoint whose count is shown in the navigation and changes with a decision. */
  readonly count: string
  readonly getKey: (one: Case) => Key
  /** Whether the case still needs a decision; the first such case is expanded. */
  readonly waits: (one: Case) => boolean
  readonly card: (one: Case, first: boolean, onDone: () => void) => ReactNode
}

/** A screen of cases that staff decide one by one, longest waiting first. */
export function CaseList<Data, Case>(props: CaseListProps<Data, Case>) {
  const { empty, cases, count, getKey, waits, card, ...page } = props
  const cache = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const done = () => {
    void page.list.refetch()
    void cache.invalidateQueries({ queryKey: [count] })
    // The submitted form is removed.
    heading.current?.focus()
  }
  return (
    <ListPage {...page} heading={heading}>
      {(data) => (
        <CardList entries={cases(data)} getKey={getKey} empty={empty}>
          {(one, place) => card(one, place === 0 && waits(one), done)}
        </CardList>
      )}
    </ListPage>
  )
}
