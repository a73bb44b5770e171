import type { ComponentProps, ReactNode } from 'react'
import { XBoldIcon } from '../icons/icons.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

type NoteProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Shown in a peony oval. */
  icon?: ReactNode
  title: ReactNode
  action?: ReactNode
  closeLabel?: string | undefined
  onClose?: (() => void) | undefined
}

/** A friendly reminder at the top of a page's content, "Add a photo". */
export function Note({
  icon,
  title,
  action,
  closeLabel,
  onClose,
  className,
  children,
  ...rest
}: NoteProps) {
  return (
    <section className={joinClasses('note', className)} {...rest}>
      {icon ? <span className="note-oval">{icon}</span> : null}
      <div className="alert-text">
        <p className="note-title">{title}</p>
        <div className="note-text">{children}</div>
      </div>
      {action}
      {onClose && closeLabel ? (
        <IconButton icon={<XBoldIcon />} label={closeLabel} onClick={onClose} />
      ) : null}
    </section>
  )
}
