import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { joinClasses } from './join-classes.ts'

type TooltipProps = {
  text: string
  /** Where it opens; `end` keeps it inside the right edge of the page. */
  place?: 'above' | 'below' | 'below-end' | 'above-end' | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * Words on hover and keyboard focus. The control inside carries the same words as its name, so readers skip these.
 * Escape puts them away without moving focus; they stay while the pointer is over them.
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
