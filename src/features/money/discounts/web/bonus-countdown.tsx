import { clockLeft, minutesLeft } from '../rules/clock-words.ts'

interface BonusCountdownProps {
  /** From `useBonusLeft`. */
  readonly seconds: number
  /** Says it in words, for those who hear it: it changes once a minute, and nobody is interrupted. */
  readonly label: (left: { readonly hours: number; readonly minutes: number }) => string
  readonly className?: string
}

/** What is left of the time bonus, h:mm:ss. The end as a clock time stands beside it and is what counts (H7). */
export function BonusCountdown({ seconds, label, className }: BonusCountdownProps) {
  const milliseconds = seconds * 1000
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label(minutesLeft(milliseconds))}
      className={`num ${className ?? ''}`.trimEnd()}
    >
      {clockLeft(milliseconds)}
    </span>
  )
}
