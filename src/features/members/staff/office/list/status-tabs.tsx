import '#ui/styles/components/tabs.css'
import '../made.css'
import type { ReactNode } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { EmptyState, Tabs } from '#ui/components/index.ts'

interface StandingsProps<View extends string> {
  readonly label: string
  readonly views: readonly {
    readonly id: View
    readonly label: string
    readonly count: number
    readonly none: string
  }[]
  readonly view: View
  readonly onView: (view: View) => void
  /** The rows of the selected view. */
  readonly children: ReactNode
}

/**
 * Entries created by the office, by status: a tab for each status with its count, and a text if
 * there are none.
 */
export function StatusTabs<View extends string>({
  label,
  views,
  view,
  onView,
  children,
}: StandingsProps<View>) {
  const selectedView = views.find(({ id }) => id === view)
  return (
    <Tabs
      className="mt-6"
      label={label}
      tabs={views.map(({ id, label: name, count }) => ({
        id,
        label: name,
        badge: count === 0 ? null : <span className="office-made-count num">{count}</span>,
      }))}
      selected={view}
      onSelect={(id) => onView(id as View)}
    >
      {selectedView?.count === 0 ? <EmptyState title={selectedView.none} /> : children}
    </Tabs>
  )
}

interface EntryRowProps {
  /** Shown before the text. */
  readonly picture?: ReactNode
  readonly name: string
  readonly text?: ReactNode
  readonly tags: ReactNode
  /** Each fact in a `span`. */
  readonly facts: ReactNode
  /** The actions available. */
  readonly act: ReactNode
}

/** An entry created by the office. */
export function EntryRow({ picture, name, text, tags, facts, act }: EntryRowProps) {
  return (
    <li className="office-made">
      {picture}
      <div className="office-made-words">
        <h2 className="office-made-name num">{name}</h2>
        {text}
        <div className="office-tags">{tags}</div>
        <p className="office-made-facts num">{facts}</p>
      </div>
      {act}
    </li>
  )
}

interface Span {
  readonly from: string
  /** When it ends; null for never. */
  readonly ends: string | null
  readonly over: boolean
}

/**
 * Returns a function that describes a period of validity. The period ends when the day after its
 * last day begins.
 */
export function usePeriodText(texts: {
  open(days: { from: string }): string
  ended(days: { date: string }): string
  whole(days: { from: string; until: string }): string
}): (span: Span) => string {
  const { date } = useFormat()
  return ({ from, ends, over }) => {
    if (ends === null) return texts.open({ from: date(from) })
    const until = date(new Date(new Date(ends).getTime() - 1))
    return over ? texts.ended({ date: until }) : texts.whole({ from: date(from), until })
  }
}
