import type { FormEvent, ReactNode } from 'react'
import { Alert } from '#ui/components/index.ts'
import {
  type SignUpStepProps as StepProps,
  StepActions,
} from '#features/members/accounts/web/index.ts'

export type { StepProps }

interface SignUpStepProps extends Pick<StepProps, 'onSkip'> {
  readonly title: string
  readonly lead: string
  readonly problem?: string | undefined
  readonly pending: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/**
 * Layout of an optional sign-up step: continuing and skipping have buttons of the same size
 * (ACC-03, H11).
 */
export function SignUpStep({
  title,
  lead,
  problem,
  pending,
  onSubmit,
  onSkip,
  children,
}: SignUpStepProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!pending) onSubmit()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <header>
        <h1 className="type-h2" tabIndex={-1}>
          {title}
        </h1>
        <p className="mt-2 text-ink-2">{lead}</p>
      </header>
      {children}
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
      <StepActions pending={pending} onSkip={onSkip} />
    </form>
  )
}
