import type { ComponentProps, ElementType, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

/** The link to credits in the top bar: coin and balance, or crown and "Get Premium". */
export function CreditsPill({
  as,
  icon,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'ref'> & {
  as?: ElementType | undefined
  icon: ReactNode
  [more: string]: unknown
}) {
  const Anchor: ElementType = as ?? 'a'
  return (
    <Anchor className={joinClasses('credits-pill', className)} {...rest}>
      {icon}
      {children}
    </Anchor>
  )
}
