import '../styles/components/bubbles.css'
import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

type BubbleProps = ComponentProps<'div'> & {
  from: 'me' | 'them' | 'fictional'
  state?: 'sent' | 'sending' | 'failed' | undefined
}

/** A message. A fictional profile's message is iris, with the label below its group. */
export function Bubble({ from, state = 'sent', className, ...rest }: BubbleProps) {
  const side =
    from === 'me'
      ? 'bubble-sent'
      : joinClasses('bubble-received', from === 'fictional' && 'bubble-fictional')
  return (
    <div
      className={joinClasses('bubble', side, state !== 'sent' && `bubble-${state}`, className)}
      {...rest}
    />
  )
}
