import type { ComponentProps } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface RetryAlertProps extends Pick<ComponentProps<typeof Alert>, 'announce' | 'children'> {
  /** The button's label. */
  readonly retry: string
  readonly onRetry: () => unknown
  readonly busy?: boolean | undefined
}

/**
 * Shown within a page or dialog in place of a part that failed to load: what is missing, and a
 * retry button.
 */
export function RetryAlert({ retry, onRetry, busy, announce, children }: RetryAlertProps) {
  return (
    <Alert
      tone="danger"
      announce={announce}
      action={
        <Button size="sm" variant="line" loading={busy} onClick={() => void onRetry()}>
          {retry}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
