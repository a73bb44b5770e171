import type { ReactNode } from 'react'
import type { OpenedRequest } from '../contract/data-requests.ts'

export interface ActsProps {
  readonly one: OpenedRequest
  readonly onDone: () => void
}

/** One act, opened by its name. */
export function Section({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <details>
      <summary className="py-2 font-semibold">{title}</summary>
      {children}
    </details>
  )
}
