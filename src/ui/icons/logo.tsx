import type { ComponentProps } from 'react'
import { joinClasses } from '../components/join-classes.ts'

/**
 * Two arches that meet and read as "m", with a dancer at each outer foot. `name` adds the site's
 * name; without it only the symbol is shown.
 */
export function Logo({
  name,
  className,
  ...rest
}: ComponentProps<'span'> & { name?: string | undefined }) {
  return (
    <span className={joinClasses('logo', className)} {...rest}>
      <svg
        viewBox="0 0 44 38"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path className="logo-left" d="M7 29C7 11 21 5 22 22" />
        <path className="logo-right" d="M22 22C23 5 37 11 37 29" />
        <circle className="logo-left" cx="7" cy="32" r="4.2" fill="currentColor" stroke="none" />
        <circle className="logo-right" cx="37" cy="32" r="4.2" fill="currentColor" stroke="none" />
      </svg>
      {name ? <span>{name}</span> : null}
    </span>
  )
}
