import type { ComponentProps } from 'react'
import { badgeText } from './badge-text.ts'
import { joinClasses } from './join-classes.ts'

type BadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  count: number
  /** Words for readers, "3 unread messages". */
  label: string
  /** Peony counts; low and danger tell of credits, and danger also stands at zero. */
  look?: 'count' | 'low' | 'danger' | undefined
}

/** A count. Hidden at none. */
export function Badge({ count, label, look = 'count', className, ...rest }: BadgeProps) {
  const text = look === 'count' ? badgeText(count) : String(count)
  if (!text) return null
  return (
    <span className={joinClasses('badge', look !== 'count' && `badge-${look}`, className)} {...rest}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
