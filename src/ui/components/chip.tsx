import '../styles/choices.css'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { CheckBoldIcon, XBoldIcon } from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'

/** A word on a pill. `on` marks what is shared or chosen, with a tick. */
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

/** A filter that is on or off at a press. */
export function FilterChip({
  pressed,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { pressed: boolean; icon?: ReactNode }) {
  return (
    <button type="button" className={joinClasses('chip', className)} aria-pressed={pressed} {...rest}>
      {icon ?? <CheckBoldIcon className="chip-check" />}
      {children}
    </button>
  )
}

/** A chip that leads somewhere, or opens something: a link when it is given `href`. */
export function ChipLink({
  as,
  on,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { as?: ElementType; on?: boolean | undefined; icon?: ReactNode; [more: string]: unknown }) {
  const Anchor: ElementType = as ?? 'a'
  return (
    <Anchor className={joinClasses('chip', className)} data-on={on || undefined} {...rest}>
      {icon}
      {children}
    </Anchor>
  )
}

/** A chosen thing that can be taken away again. `removeLabel` names the cross, "Remove Outdoors". */
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
