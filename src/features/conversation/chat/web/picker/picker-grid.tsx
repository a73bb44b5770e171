import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { nextInGrid } from '../../rules/keyboard/next-in-grid.ts'
import type { PickedDrawing } from './picked-drawing.ts'

export interface PickerGroup {
  readonly id: string
  /** Null if it is the only group. */
  readonly title: ReactNode
  readonly offered: readonly PickedDrawing[]
}

interface PickerGridProps {
  readonly label: string
  readonly groups: readonly PickerGroup[]
  readonly picked: PickedDrawing | null
  /** The label of a gift or sticker for screen readers, including its price. */
  readonly getLabel: (one: PickedDrawing) => string
  readonly onPick: (one: PickedDrawing) => void
}

/**
 * Grid of drawings to pick from. A single tab stop, the most recently focused cell, so that Tab
 * returns to it; arrow keys move visually, Home and End go to the ends, Enter and Space pick.
 */
export function PickerGrid({ label, groups, picked, getLabel, onPick }: PickerGridProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const all = groups.flatMap(({ offered }) => offered)
  const [visited, setVisited] = useState<string | null>(picked?.id ?? null)
  const inTabOrder = all.find((one) => one.id === visited) ?? all[0]

  function move(event: KeyboardEvent) {
    const cells = [...(box.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const places = cells.map((cell) => ({ x: cell.offsetLeft, y: cell.offsetTop }))
    const to = nextInGrid(event.key, cells.indexOf(document.activeElement as HTMLElement), places)
    if (to === null) return
    event.preventDefault()
    cells[to]?.focus()
  }

  return (
    <div ref={box} role="listbox" aria-label={label} onKeyDown={move}>
      {groups.map((group) => (
        <div
          key={group.id}
          role="group"
          aria-label={group.title === null ? label : undefined}
          aria-labelledby={group.title === null ? undefined : `${id}-${group.id}`}
        >
          {group.title === null ? null : (
            <p id={`${id}-${group.id}`} className="pick-title" role="presentation">
              {group.title}
            </p>
          )}
          <div className="pick-cells" role="presentation">
            {group.offered.map((one) => (
              <button
                key={one.id}
                type="button"
                role="option"
                aria-selected={one.id === picked?.id}
                aria-label={getLabel(one)}
                tabIndex={one === inTabOrder ? 0 : -1}
                className="pick-cell"
                onFocus={() => setVisited(one.id)}
                onClick={() => onPick(one)}
              >
                <img
                  src={one.still}
                  alt=""
                  width={80}
                  height={80}
                  loading="lazy"
                  decoding="async"
                />
                <span>{one.name}</span>
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
