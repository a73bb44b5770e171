import {
  type ComponentProps,
  type ElementType,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { CheckBoldIcon } from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'
import { nextMenuIndex } from './next-index.ts'

const gap = 6

const edge = 8

/**
 * Positions a menu below its button, or above it where there is not enough space, always within the
 * window. Done by script, so that no style attribute is ever sent by the server.
 */
export function placeMenu(menu: HTMLElement, button: DOMRect, align: 'start' | 'end'): void {
  const box = menu.getBoundingClientRect()
  const below = button.bottom + gap
  const top =
    below + box.height > innerHeight - edge && button.top - gap - box.height > edge
      ? button.top - gap - box.height
      : below
  const preferredLeft = align === 'start' ? button.left : button.right - box.width
  const left = Math.max(
    edge,
    Math.min(preferredLeft, document.documentElement.clientWidth - box.width - edge),
  )
  menu.style.setProperty('top', `${Math.round(top)}px`)
  menu.style.setProperty('left', `${Math.round(left)}px`)
}

/** An entry of a menu: a link if it has an `href`, otherwise a button. */
export type MenuItem = {
  id: string
  label: ReactNode
  icon?: ReactNode
  href?: string | undefined
  /** A router's link component; receives the URL as `to`. */
  as?: ElementType | undefined
  onSelect?: (() => void) | undefined
  /** For language and theme choices: whether it is ticked. */
  checked?: boolean | undefined
  /** The language of the text if it differs from the page's. */
  lang?: string | undefined
  /** A destructive action; placed last. */
  danger?: boolean | undefined
  /** Draws a line above the entry. */
  rule?: boolean | undefined
  /** The current value, at the end of the entry. */
  state?: ReactNode
}

/** A choice between a few values in one line: icons, each with its name; the menu stays open. */
export type MenuChoice = {
  id: string
  label: string
  icon?: ReactNode
  rule?: boolean | undefined
  options: readonly {
    id: string
    label: string
    icon: ReactNode
    checked: boolean
    onSelect: () => void
  }[]
}

export type MenuEntry = MenuItem | MenuChoice

type MenuProps = Omit<ComponentProps<'button'>, 'children' | 'popover'> & {
  items: readonly MenuEntry[]
  /** The button's content; add an `aria-label` if it is only an icon. */
  children: ReactNode
  /** Aligns the menu with the left or right edge of the button. */
  align?: 'start' | 'end' | undefined
}

/**
 * A button that opens a list of links and actions. It is a native popover, so it opens without
 * scripts too.
 */
export function Menu({ items, children, align = 'end', className, ...rest }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const lines = () => [...(list.current?.querySelectorAll<HTMLElement>('.menu-item') ?? [])]

  function toggled(event: ToggleEvent<HTMLDivElement>) {
    const opened = event.newState === 'open'
    setOpen(opened)
    if (!opened || !button.current || !list.current) return
    placeMenu(list.current, button.current.getBoundingClientRect(), align)
    // The event comes after the menu is shown, and focus may already have moved into it.
    if (!list.current.contains(document.activeElement)) lines()[0]?.focus()
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const all = lines()
    const to = nextMenuIndex(
      event.key,
      all.indexOf(document.activeElement as HTMLElement),
      all.length,
    )
    if (event.key === 'Tab') list.current?.hidePopover()
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        className={className}
        {...rest}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={rest['aria-label']}
        className="menu"
        onToggle={toggled}
        onKeyDown={move}
      >
        <MenuLines items={items} close={() => list.current?.hidePopover()} />
      </div>
    </>
  )
}

/** The lines of a menu; `close` hides it. */
export function MenuLines({ items, close }: { items: readonly MenuEntry[]; close: () => void }) {
  return items.map((item) => (
    <Fragment key={item.id}>
      {item.rule ? <div className="menu-rule" role="separator" /> : null}
      {'options' in item ? (
        <MenuChoiceLine choice={item} />
      ) : (
        <MenuLine item={item} close={close} />
      )}
    </Fragment>
  ))
}

function MenuLine({ item, close }: { item: MenuItem; close: () => void }) {
  const Tag: ElementType = item.href ? (item.as ?? 'a') : 'button'
  const address = item.href
    ? item.as
      ? { to: item.href }
      : { href: item.href }
    : { type: 'button' }
  return (
    <Tag
      {...address}
      role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.checked}
      lang={item.lang}
      className={joinClasses('menu-item', item.danger && 'menu-item-danger')}
      onClick={() => {
        close()
        item.onSelect?.()
      }}
    >
      {item.icon}
      {item.label}
      {item.state === undefined ? null : <span className="menu-state">{item.state}</span>}
      {item.checked ? <CheckBoldIcon className="menu-check" /> : null}
    </Tag>
  )
}

function MenuChoiceLine({ choice: { label, icon, options } }: { choice: MenuChoice }) {
  return (
    <div role="group" aria-label={label} className="menu-choice">
      {icon}
      {/* Without a group icon the options are self-explanatory, and need the space. */}
      {icon ? <span aria-hidden="true">{label}</span> : null}
      <span className="menu-options">
        {options.map((option) => (
          <button
            key={option.id}
            type="button"
            role="menuitemradio"
            aria-checked={option.checked}
            aria-label={option.label}
            title={option.label}
            className="menu-item menu-option"
            onClick={option.onSelect}
          >
            {option.icon}
          </button>
        ))}
      </span>
    </div>
  )
}
