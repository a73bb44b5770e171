import '../styles/components/dialogs.css'
import {
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { XBoldIcon } from '../icons/icons.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { useModal } from './use-modal.ts'

type SheetProps = Omit<ComponentProps<'dialog'>, 'title' | 'onClose' | 'open'> & {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Buttons that stay visible at the bottom. */
  actions?: ReactNode
}

/**
 * A drawer: at the right edge on a desktop, from the bottom on a phone, where its handle resizes it
 * between 60 and 95 % or closes it.
 */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  actions,
  className,
  children,
  ...rest
}: SheetProps) {
  const { ref, modalProps } = useModal({ open, onClose })
  const titleId = useId()
  const start = useRef<number>(undefined)
  const [tall, setTall] = useState(false)

  function drag(event: PointerEvent<HTMLDivElement>) {
    if (start.current === undefined) return
    ref.current?.style.setProperty('translate', `0 ${Math.max(0, event.clientY - start.current)}px`)
  }
  function drop(event: PointerEvent<HTMLDivElement>) {
    if (start.current === undefined) return
    const moved = event.clientY - start.current
    start.current = undefined
    ref.current?.style.removeProperty('translate')
    if (moved < -40) setTall(true)
    else if (moved > 120 && !tall) onClose()
    else if (moved > 40) setTall(false)
  }

  return (
    <dialog
      ref={ref}
      className={joinClasses('sheet', className)}
      data-tall={tall || undefined}
      aria-labelledby={titleId}
      {...rest}
      {...modalProps}
    >
      {open ? (
        <>
          <div
            className="dialog-handle"
            aria-hidden="true"
            onPointerDown={(event) => {
              start.current = event.clientY
              event.currentTarget.setPointerCapture(event.pointerId)
            }}
            onPointerMove={drag}
            onPointerUp={drop}
            onPointerCancel={drop}
          />
          <header className="dialog-head">
            <h2 id={titleId} className="type-h3" tabIndex={-1} data-first-focus>
              {title}
            </h2>
            <IconButton icon={<XBoldIcon />} label={closeLabel} tip="none" onClick={onClose} />
          </header>
          <div className="dialog-body">{children}</div>
          {actions ? <footer className="dialog-actions">{actions}</footer> : null}
        </>
      ) : null}
    </dialog>
  )
}
