import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/** "Online now" with its dot. */
export function OnlineWord({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={joinClasses('online-word', className)} {...rest} />
}
