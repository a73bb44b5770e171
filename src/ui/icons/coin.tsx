import type { ComponentProps } from 'react'
import { joinClasses } from '../components/join-classes.ts'

/** The credit symbol: the logo's path, joined, on brass. Use it only for credits or money. */
export function Coin({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span className={joinClasses('coin', className)} aria-hidden="true" {...rest}>
      <svg
        viewBox="0 0 44 38"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
      >
        <path d="M6 31C6 12 21 6 22 22C23 6 38 12 38 31" />
      </svg>
    </span>
  )
}
