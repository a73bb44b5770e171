import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/** The navigation bar at the bottom of a phone screen, up to 992 px. A footer ends above it. */
export function TabBar({ label, className, ...rest }: ComponentProps<'nav'> & { label: string }) {
  return <nav className={joinClasses('tabbar', className)} aria-label={label} {...rest} />
}
