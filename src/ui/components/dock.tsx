import '../styles/dock.css'
import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/** The bar of actions at a phone's lower edge, where a page has its own. */
export function Dock({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={joinClasses('dock', className)} {...rest} />
}
