import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/**
 * A loading indicator with three beats: strong, weak, weak. With a `label` it is announced; without
 * one the adjacent text must describe what is happening.
 */
export function Beats({
  label,
  className,
  ...rest
}: ComponentProps<'span'> & { label?: string | undefined }) {
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
