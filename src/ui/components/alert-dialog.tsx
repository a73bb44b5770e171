import { type ReactNode, useId } from 'react'
import { Alert } from './alert.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type AlertDialogProps = Omit<DialogProps, 'children' | 'actions' | 'role'> & {
  /** Explains what will happen, and whether money or credits are involved. */
  text: ReactNode
  /** Both buttons, equal in size: confirm and cancel. */
  actions: ReactNode
  /** The error message; announced to screen readers when it appears. */
  problem?: ReactNode
  children?: ReactNode
}

/**
 * A question that must be answered before continuing. Screen readers announce its text when it
 * opens.
 */
export function AlertDialog({ text, problem, children, ...rest }: AlertDialogProps) {
  const textId = useId()
  return (
    <Dialog role="alertdialog" aria-describedby={textId} {...rest}>
      <div id={textId}>{text}</div>
      {children}
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
    </Dialog>
  )
}
