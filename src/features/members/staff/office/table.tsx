import type { ReactNode } from 'react'
import { joinClasses } from '#ui/components/index.ts'

/** A column by its heading. */
export type Column =
  | string
  | {
      readonly label: string
      /** Numbers and sums, which end at the same edge; their cells are of class `figure`. */
      readonly figures?: boolean
      /** What its cells hold says itself; the heading is heard alone. */
      readonly unseen?: boolean
    }

interface TableProps {
  readonly label: string
  readonly columns: readonly Column[]
  /** The first column stays in sight while the others scroll. */
  readonly held?: boolean
  readonly className?: string
  /** The rows, each a `tr`. */
  readonly children: ReactNode
}

/** A table of the office: it scrolls in itself, by keyboard too, and its headings stay in sight. */
export function Table({ label, columns, held = false, className, children }: TableProps) {
  return (
    <div
      className={joinClasses('office-table', className)}
      data-held={held || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column) => {
              const { label: name, figures, unseen } = typeof column === 'string' ? { label: column } : column
              return (
                <th key={name} scope="col" className={figures === true ? 'figure' : undefined}>
                  {unseen === true ? <span className="sr-only">{name}</span> : name}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
