import './settings.css'
import type { ReactNode } from 'react'

/** The frame of the pages that emailed links lead to: one column of 420 px. */
export function SmallPage({
  heading,
  children,
}: {
  readonly heading: string
  readonly children: ReactNode
}) {
  return (
    <div className="wrap settings-small-page grid items-center">
      <div className="mx-auto grid w-full max-w-narrow justify-items-start gap-4">
        <h1 className="type-h1" tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </div>
    </div>
  )
}
