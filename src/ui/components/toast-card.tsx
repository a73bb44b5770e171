import { type ReactNode, useEffect, useState } from 'react'
import {
  CheckCircleFillIcon,
  InfoFillIcon,
  WarningCircleFillIcon,
  XBoldIcon,
} from '../icons/icons.tsx'
import { IconButton } from './icon-button.tsx'

/** A brief confirmation of what just happened. Never the only place an error is shown. */
export type Toast = {
  id: number
  text: ReactNode
  tone?: 'plain' | 'success' | 'info' | 'danger' | undefined
  /** "Undo". */
  action?: { label: string; onAction: () => void } | undefined
  /**
   * How many seconds it is shown; 6 by default, 10 is suitable for an undo. The timer pauses while
   * it is hovered or focused.
   */
  seconds?: number | undefined
  /**
   * Called when hover or focus pauses the timer and when it restarts: an undo window must pause
   * too.
   */
  onHold?: ((isHeld: boolean) => void) | undefined
}

const signs = {
  plain: null,
  success: <CheckCircleFillIcon />,
  info: <InfoFillIcon />,
  danger: <WarningCircleFillIcon />,
}

/** A toast. Its timer restarts when pointer or focus leaves it. */
export function ToastCard({
  toast,
  closeLabel,
  dismiss,
}: {
  toast: Toast
  closeLabel: string
  dismiss: (id: number) => void
}) {
  const [held, setHeld] = useState(false)
  const { id, seconds = 6, onHold } = toast

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(id), seconds * 1000)
    return () => clearTimeout(timer)
  }, [held, id, seconds, dismiss])
  useEffect(() => {
    if (!held) return
    onHold?.(true)
    // If dismissed manually while paused, it does not get a pointer or focus event.
    return () => onHold?.(false)
  }, [held, onHold])

  return (
    <li
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {signs[toast.tone ?? 'plain']}
      <span className="toast-text">{toast.text}</span>
      {toast.action ? (
        <button
          type="button"
          className="alert-action"
          onClick={() => {
            toast.action?.onAction()
            dismiss(id)
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <IconButton icon={<XBoldIcon />} label={closeLabel} tip="none" onClick={() => dismiss(id)} />
    </li>
  )
}
