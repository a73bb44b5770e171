import '../styles/components/chips.css'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { CheckBoldIcon, XBoldIcon } from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'

/** A word on a pill. `on` adds a tick to something shared or selected. */
export function Chip({
  on,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'span'> & { on?: boolean | undefined; icon?: ReactNode }) {
  return (
    <span className={joinClasses('chip', className)} data-on={on || undefined} {...rest}>
      {on && !icon ? <CheckBoldIcon /> : icon}
      {children}
    </span>
  )
}

/** A filter that toggles on click. */
export function FilterChip({
  pressed,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { pressed: boolean; icon?: ReactNode }) {
  return (
    <button
      type="button"
      className={joinClasses('chip', className)}
      aria-pressed={pressed}
      {...rest}
    >
      {icon ?? <CheckBoldIcon className="chip-check" />}
      {children}
    </button>
  )
}

/** A chip that links or opens something: a link if it has an `href`. */
export function ChipLink({
  as,
  on,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & {
  as?: ElementType
  on?: boolean | undefined
  icon?: ReactNode
  [more: string]: unknown
}) {
  const Anchor: ElementType = as ?? 'a'
  return (
    <Anchor className={joinClasses('chip', className)} data-on={on || undefined} {...rest}>
      {icon}
      {children}
    </Anchor>
  )
}

/**
 * A selected item that can be removed. `removeLabel` is the name of the remove button, "Remove
 * Outdoors".
 */
export function InputChip({
  removeLabel,
  onRemove,
  className,
  children,
  ...rest
}: ComponentProps<'span'> & { removeLabel: string; onRemove: () => void }) {
  return (
    <span className={joinClasses('chip', className)} {...rest}>
      {children}
      <button type="button" className="chip-remove" aria-label={removeLabel} onClick={onRemove}>
        <XBoldIcon />
      </button>
    </span>
  )
}
