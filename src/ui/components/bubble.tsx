import '../styles/bubbles.css'
import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

type BubbleProps = ComponentProps<'div'> & {
  from: 'me' | 'them' | 'fictional'
  state?: 'sent' | 'sending' | 'failed' | undefined
}

/** One message. A fictional one wears iris, and its group's label stands under it. */
export function Bubble({ from, state = 'sent', className, ...rest }: BubbleProps) {
  const side =
    from === 'me' ? 'bubble-sent' : joinClasses('bubble-received', from === 'fictional' && 'bubble-fictional')
  return <div className={joinClasses('bubble', side, state !== 'sent' && `bubble-${state}`, className)} {...rest} />
}
