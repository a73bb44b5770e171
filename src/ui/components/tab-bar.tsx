import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/** The bar of places at a phone's lower edge, up to 992 px. A page with a foot ends above it. */
export function TabBar({ label, className, ...rest }: ComponentProps<'nav'> & { label: string }) {
  return <nav className={joinClasses('tabbar', className)} aria-label={label} {...rest} />
}
