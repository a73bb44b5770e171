import type { ReactNode } from 'react'

interface TableProps {
  readonly label: string
  readonly columns: readonly string[]
  /** The rows, each a `tr`. */
  readonly children: ReactNode
}

/** A table of the office that scrolls in itself. */
export function Table({ label, columns, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="office-table mt-3" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
