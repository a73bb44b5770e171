import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/** Three beats, strong, weak, weak: something is at work. A `label` makes it speak; without one the words beside it do. */
export function Beats({ label, className, ...rest }: ComponentProps<'span'> & { label?: string | undefined }) {
  return (
    <span
      className={joinClasses('beats', className)}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <i />
      <i />
      <i />
    </span>
  )
}
