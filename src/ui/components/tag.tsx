import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

/**
 * A word over a photo ("New", "Main photo", "Being checked") or on a surface: `pine` ("Your turn"),
 * `warn` (in the office's style sheet) for items that need attention, `quiet` for the rest. `ad`
 * marks paid content.
 */
export function Tag({
  look = 'glass',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'span'> & {
  look?: 'glass' | 'pine' | 'warn' | 'quiet' | 'ad' | undefined
  icon?: ReactNode
}) {
  return (
    <span className={joinClasses('tag', look !== 'glass' && `tag-${look}`, className)} {...rest}>
      {icon}
      {children}
    </span>
  )
}
