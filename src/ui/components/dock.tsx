import '../styles/components/dock.css'
import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/** The action bar at the bottom of a phone screen, on pages that have one. */
export function Dock({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={joinClasses('dock', className)} {...rest} />
}
