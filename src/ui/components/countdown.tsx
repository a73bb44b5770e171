import { type ComponentProps, useEffect, useState } from 'react'
import { joinClasses } from './join-classes.ts'
import { formatTimeLeft } from './format-time-left.ts'

type CountdownProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Milliseconds left when the server rendered the page; the browser's date is not used. */
  leftMs: number
  label: string
  onEnd?: (() => void) | undefined
}

/** A silent countdown. The end time must be shown next to it and is authoritative. */
export function Countdown({ leftMs, label, onEnd, className, ...rest }: CountdownProps) {
  const [left, setLeft] = useState(leftMs)

  useEffect(() => {
    const started = performance.now()
    setLeft(leftMs)
    const timer = setInterval(() => {
      const now = leftMs - (performance.now() - started)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      onEnd?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [leftMs, onEnd])

  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      className={joinClasses('num', className)}
      {...rest}
    >
      {formatTimeLeft(left)}
    </span>
  )
}
