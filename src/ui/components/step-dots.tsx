import '../styles/components/steps.css'
import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

type StepDotsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Starts at 1. */
  step: number
  of: number
  /** "Step 2 of 6: add a photo". */
  label: string
}

/** The progress through a flow of steps. */
export function StepDots({ step, of, label, className, ...rest }: StepDotsProps) {
  return (
    <div className={joinClasses('steps', className)} role="img" aria-label={label} {...rest}>
      {Array.from({ length: of }, (_, at) => (
        <i key={at} className={at + 1 < step ? 'done' : at + 1 === step ? 'now' : undefined} />
      ))}
    </div>
  )
}
