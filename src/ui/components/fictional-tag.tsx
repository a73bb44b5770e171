import type { ComponentProps } from 'react'
import { FictionalIcon } from './fictional-icon.tsx'
import { joinClasses } from './join-classes.ts'

/**
 * The label of a fictional profile (word, icon, iris), shown wherever the profile is. `soft` for
 * rows and headers.
 */
export function FictionalTag({
  label,
  soft,
  className,
  ...rest
}: Omit<ComponentProps<'span'>, 'children'> & { label: string; soft?: boolean | undefined }) {
  return (
    <span className={joinClasses('fictional', soft && 'fictional-soft', className)} {...rest}>
      <FictionalIcon />
      {label}
    </span>
  )
}
