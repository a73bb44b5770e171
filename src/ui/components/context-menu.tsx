import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type MenuEntry, MenuLines, placeMenu } from './menu.tsx'
import { nextMenuIndex } from './next-index.ts'

interface ContextMenuProps {
  readonly items: readonly MenuEntry[]
  /** The element it belongs to; focus returns there. */
  readonly anchor: HTMLElement
  readonly align: 'start' | 'end'
  readonly label: string
  readonly onClose: () => void
}

/** A menu that opens when it is rendered, beside an element that has no button of its own for it. */
export function ContextMenu({ items, anchor, align, label, onClose }: ContextMenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const lines = () => [...(list.current?.querySelectorAll<HTMLElement>('.menu-item') ?? [])]

  useEffect(() => {
    const menu = list.current
    if (menu === null) return
    menu.showPopover()
    placeMenu(menu, anchor.getBoundingClientRect(), align)
    menu.querySelector<HTMLElement>('.menu-item')?.focus()
  }, [anchor, align])

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const all = lines()
    const at = all.indexOf(document.activeElement as HTMLElement)
    // Choices in one line can also be reached sideways.
    const sideways = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }[event.key]
    const to = nextMenuIndex(sideways ?? event.key, at, all.length)
    if (event.key === 'Tab') list.current?.hidePopover()
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }

  return (
    <div
      ref={list}
      popover="auto"
      role="menu"
      aria-label={label}
      className="menu"
      onKeyDown={move}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose()
      }}
    >
      <MenuLines items={items} close={() => list.current?.hidePopover()} />
    </div>
  )
}
