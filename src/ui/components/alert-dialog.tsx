import { type ReactNode, useId } from 'react'
import { Alert } from './alert.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type AlertDialogProps = Omit<DialogProps, 'children' | 'actions' | 'role'> & {
  /** What will happen, and whether money or credits move. */
  text: ReactNode
  /** Both answers, equal in size: the act and the way back. */
  actions: ReactNode
  /** Why it could not be done; said aloud when it appears. */
  problem?: ReactNode
  children?: ReactNode
}

/** A question that must be answered before going on. Its text is read at once. */
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
