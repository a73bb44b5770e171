import '../styles/components/dialogs.css'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { XBoldIcon } from '../icons/icons.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { useModal } from './use-modal.ts'

export type DialogProps = Omit<ComponentProps<'dialog'>, 'title' | 'onClose' | 'open'> & {
  open: boolean
  onClose: () => void
  title: ReactNode
  /**
   * The name of the close button. If left out, there is none, so the actions must include a way to
   * close the dialog.
   */
  closeLabel?: string | undefined
  /** If set, Escape, the backdrop and the close button do nothing. */
  locked?: boolean | undefined
  /** The footer's buttons, side by side in equal size. */
  actions?: ReactNode
}

/** A dialog over the page, at most 560 px wide; on a phone it slides up from the bottom. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  locked,
  actions,
  className,
  children,
  ...rest
}: DialogProps) {
  const { ref, modalProps } = useModal({ open, onClose, locked })
  const titleId = useId()
  return (
    <dialog
      ref={ref}
      className={joinClasses('dialog', className)}
      aria-labelledby={titleId}
      {...rest}
      {...modalProps}
    >
      {open ? (
        <>
          <div className="dialog-handle" aria-hidden="true" />
          <header className="dialog-head">
            <h2 id={titleId} className="type-h3" tabIndex={-1} data-first-focus>
              {title}
            </h2>
            {closeLabel && !locked ? (
              <IconButton icon={<XBoldIcon />} label={closeLabel} tip="none" onClick={onClose} />
            ) : null}
          </header>
          <div className="dialog-body">{children}</div>
          {actions ? <footer className="dialog-actions">{actions}</footer> : null}
        </>
      ) : null}
    </dialog>
  )
}
