import '../styles/components/facts.css'
import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

/** A question and a member's answer to it. `action` is the small button below, "Reply to this". */
export function PromptCard({
  question,
  answer,
  action,
  className,
  ...rest
}: Omit<ComponentProps<'div'>, 'children'> & {
  question: ReactNode
  answer: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={joinClasses('prompt', className)} {...rest}>
      <p className="prompt-question">{question}</p>
      <p className="prompt-answer">{answer}</p>
      {action}
    </div>
  )
}
