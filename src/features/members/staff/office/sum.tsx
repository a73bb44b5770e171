import { useFormat } from '#platform/web/phrases/use-format.ts'

interface SumProps {
  readonly minor: number
  readonly currency: string
  /** A line below it. */
  readonly note?: string
}

/** A cell of a table with a sum of money; nought stands back, so that what moved is seen. */
export function Sum({ minor, currency, note }: SumProps) {
  const { money } = useFormat()
  return (
    <td className="figure">
      <span className={minor === 0 ? 'text-muted' : undefined}>{money(minor, currency)}</span>
      {note === undefined ? null : <span className="type-meta block text-muted">{note}</span>}
    </td>
  )
}
