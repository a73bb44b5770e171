import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/** The bar of places at a phone's lower edge, up to 992 px. Give the page class `has-tabbar`, so nothing hides under it. */
export function TabBar({ label, className, ...rest }: ComponentProps<'nav'> & { label: string }) {
  return <nav className={joinClasses('tabbar', className)} aria-label={label} {...rest} />
}
