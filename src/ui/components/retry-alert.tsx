import type { ComponentProps } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

interface RetryAlertProps extends Pick<ComponentProps<typeof Alert>, 'announce' | 'children'> {
  /** The word on the button. */
  readonly retry: string
  readonly onRetry: () => unknown
  readonly busy?: boolean | undefined
}

/** Within a page or a dialog, in place of a part that could not be had: what is missing, and one press that asks for it again. */
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
