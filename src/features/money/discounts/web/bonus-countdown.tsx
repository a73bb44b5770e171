import { formatCountdown, minutesLeft } from '../rules/format-countdown.ts'

interface BonusCountdownProps {
  /** From `useBonusLeft`. */
  readonly seconds: number
  /** Text for screen readers; it changes only once a minute, so that they are not interrupted. */
  readonly label: (left: { readonly hours: number; readonly minutes: number }) => string
  readonly className?: string
}

/**
 * Time left of the bonus as h:mm:ss. The end time shown next to it is authoritative (H7: no false
 * deadlines).
 */
export function BonusCountdown({ seconds, label, className }: BonusCountdownProps) {
  const milliseconds = seconds * 1000
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label(minutesLeft(milliseconds))}
      className={`num ${className ?? ''}`.trimEnd()}
    >
      {formatCountdown(milliseconds)}
    </span>
  )
}
