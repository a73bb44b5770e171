import { type Key, type ReactNode } from 'react'
import { EmptyState, joinClasses } from '#ui/components/index.ts'
import type { EmptyTexts } from './list-content.tsx'

interface CardListProps<Entry> {
  readonly entries: readonly Entry[]
  readonly getKey: (entry: Entry) => Key
  /** Shown if there are no entries. */
  readonly empty: EmptyTexts
  readonly className?: string
  readonly children: (entry: Entry, place: number) => ReactNode
}

/** Entries as a column of cards. */
export function CardList<Entry>(props: CardListProps<Entry>) {
  const { entries, getKey, empty, className = 'mt-6', children } = props
  if (entries.length === 0) return <EmptyState {...empty} />
  return (
    <ul className={joinClasses('grid max-w-column gap-4', className)}>
      {entries.map((entry, place) => (
        <li key={getKey(entry)}>{children(entry, place)}</li>
      ))}
    </ul>
  )
}
