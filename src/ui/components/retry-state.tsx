import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ErrorState } from './empty-state.tsx'

interface RetryStateProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** The button's label. */
  readonly retry: string
  readonly onRetry: () => unknown
  /** The button's label while retrying. */
  readonly busyLabel?: string | undefined
  readonly busy?: boolean | undefined
  readonly className?: string | undefined
}

/** Shown in place of content that failed to load: the reason, and a retry button. */
export function RetryState({
  title,
  text,
  retry,
  onRetry,
  busy,
  busyLabel,
  className,
}: RetryStateProps) {
  return (
    <ErrorState
      className={className}
      title={title}
      text={text}
      action={
        <Button
          variant="line"
          loading={busy}
          loadingLabel={busyLabel}
          onClick={() => void onRetry()}
        >
          {retry}
        </Button>
      }
    />
  )
}
