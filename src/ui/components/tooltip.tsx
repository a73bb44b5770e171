import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { joinClasses } from './join-classes.ts'

type TooltipProps = {
  text: string
  /** The position; `end` keeps it within the right edge of the page. */
  place?: 'above' | 'below' | 'below-end' | 'above-end' | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * Text on hover and keyboard focus. The control inside has the same text as its name, so screen
 * readers skip this one. Escape hides it without moving focus; it stays while the pointer is over
 * it.
 */
export function Tooltip({ text, place = 'above', className, children }: TooltipProps) {
  const [dismissed, setDismissed] = useState(false)

  function dismiss(event: KeyboardEvent) {
    if (event.key === 'Escape') setDismissed(true)
  }

  return (
    <span
      className={joinClasses(
        'tip-host',
        place.startsWith('below') && 'tip-below',
        place.endsWith('end') && 'tip-end',
        className,
      )}
      data-dismissed={dismissed || undefined}
      onKeyDown={dismiss}
      onBlur={() => setDismissed(false)}
      onPointerLeave={() => setDismissed(false)}
    >
      {children}
      <span className="tip" aria-hidden="true">
        {text}
      </span>
    </span>
  )
}
