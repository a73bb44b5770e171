import '../styles/components/tabs.css'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { nextTabIndex } from './next-index.ts'

type TabsProps = {
  /** The name of the tab list. */
  label: string
  tabs: readonly { id: string; label: ReactNode; badge?: ReactNode }[]
  selected: string
  onSelect: (id: string) => void
  /**
   * True if a tab's content is fetched: arrow keys then only move focus, and Enter or Space
   * selects.
   */
  manual?: boolean | undefined
  /** The content of the selected tab. */
  children: ReactNode
  className?: string | undefined
}

/** Several views in the same area, one at a time. */
export function Tabs({ label, tabs, selected, onSelect, manual, children, className }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent) {
    const all = [...(row.current?.querySelectorAll<HTMLButtonElement>('[role=tab]') ?? [])]
    const to = nextTabIndex(
      event.key,
      all.indexOf(document.activeElement as HTMLButtonElement),
      all.length,
    )
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
    const next = tabs[to]
    if (!manual && next) onSelect(next.id)
  }

  return (
    <div className={className}>
      <div ref={row} role="tablist" aria-label={label} className="tabs" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            className="tab"
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={0}>
        {children}
      </div>
    </div>
  )
}
