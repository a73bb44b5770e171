import type { ReactNode } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'

interface AtProps {
  /** Null if it has not happened. */
  readonly at: string | null
  /** Shown below it. */
  readonly children?: ReactNode
}

/** A table cell with a date, and the time below it. */
export function DateTimeCell({ at, children }: AtProps) {
  const { date, time } = useFormat()
  return (
    <td className="num whitespace-nowrap">
      {at === null ? null : (
        <>
          {date(at)} <span className="type-meta block text-muted">{time(at)}</span>
        </>
      )}
      {children}
    </td>
  )
}
