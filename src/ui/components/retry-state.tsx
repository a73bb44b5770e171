import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ErrorState } from './empty-state.tsx'

interface RetryStateProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** The word on the button. */
  readonly retry: string
  readonly onRetry: () => unknown
  /** While it is asked for again: what the button says then. */
  readonly busyLabel?: string | undefined
  readonly busy?: boolean | undefined
  readonly className?: string | undefined
}

/** In place of what could not be had: why, and one press that asks for it again. */
export function RetryState({ title, text, retry, onRetry, busy, busyLabel, className }: RetryStateProps) {
  return (
    <ErrorState
      className={className}
      title={title}
      text={text}
      action={
        <Button variant="line" loading={busy} loadingLabel={busyLabel} onClick={() => void onRetry()}>
          {retry}
        </Button>
      }
    />
  )
}
