import type { ReactNode } from 'react'
import { joinClasses } from '#ui/components/index.ts'

/** A column, given by its heading. */
export type Column =
  | string
  | {
      readonly label: string
      /** Numbers and amounts, aligned to the end; their cells have the class `figure`. */
      readonly figures?: boolean
      /** The cells are self-explanatory; the heading is for screen readers only. */
      readonly unseen?: boolean
    }

interface TableProps {
  readonly label: string
  readonly columns: readonly Column[]
  /** The first column stays visible while the others scroll. */
  readonly stickyFirstColumn?: boolean
  readonly className?: string
  /** The children are groups of rows, each a `tbody` with its own heading. */
  readonly grouped?: boolean
  /** The rows, each a `tr`. */
  readonly children: ReactNode
}

/** An office table: it scrolls on its own, by keyboard too, and its headings stay visible. */
export function Table({
  label,
  columns,
  stickyFirstColumn = false,
  grouped = false,
  className,
  children,
}: TableProps) {
  return (
    <div
      className={joinClasses('office-table', className)}
      data-held={stickyFirstColumn || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <table>
        <thead>
          <tr>
            {columns.map((column) => {
              const {
                label: name,
                figures,
                unseen,
              } = typeof column === 'string' ? { label: column } : column
              return (
                <th key={name} scope="col" className={figures === true ? 'figure' : undefined}>
                  {unseen === true ? <span className="sr-only">{name}</span> : name}
                </th>
              )
            })}
          </tr>
        </thead>
        {grouped ? children : <tbody>{children}</tbody>}
      </table>
    </div>
  )
}

/** A table with its own heading. */
export function TableSection({ label, ...table }: Omit<TableProps, 'className'>) {
  return (
    <section className="mt-8">
      <h2 className="type-h3">{label}</h2>
      <Table className="mt-3" label={label} {...table} />
    </section>
  )
}
