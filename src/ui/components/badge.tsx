import type { ComponentProps } from 'react'
import { badgeText } from './badge-text.ts'
import { joinClasses } from './join-classes.ts'

type BadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  count: number
  /** Text for screen readers, "3 unread messages". */
  label: string
  /** `count` is peony; `low` and `danger` are for credits, and `danger` is also shown for zero. */
  look?: 'count' | 'low' | 'danger' | undefined
}

/** A count. Hidden when zero. */
export function Badge({ count, label, look = 'count', className, ...rest }: BadgeProps) {
  const text = look === 'count' ? badgeText(count) : String(count)
  if (!text) return null
  return (
    <span
      className={joinClasses('badge', look !== 'count' && `badge-${look}`, className)}
      {...rest}
    >
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
