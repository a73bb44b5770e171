import type { ComponentProps } from 'react'
import { MaskHappyFillIcon } from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'

/** Word, mask and iris: a fictional profile, said wherever one is shown. `soft` for rows and headers. */
export function FictionalTag({
  label,
  soft,
  className,
  ...rest
}: Omit<ComponentProps<'span'>, 'children'> & { label: string; soft?: boolean | undefined }) {
  return (
    <span className={joinClasses('fictional', soft && 'fictional-soft', className)} {...rest}>
      <MaskHappyFillIcon />
      {label}
    </span>
  )
}
