import { useFormat } from '#platform/web/phrases/use-format.ts'

interface AmountCellProps {
  readonly minor: number
  readonly currency: string
  /** A line below the amount. */
  readonly note?: string
}

/** A table cell with an amount of money; zero is muted, so that other amounts stand out. */
export function AmountCell({ minor, currency, note }: AmountCellProps) {
  const { money } = useFormat()
  return (
    <td className="figure">
      <span className={minor === 0 ? 'text-muted' : undefined}>{money(minor, currency)}</span>
      {note === undefined ? null : <span className="type-meta block text-muted">{note}</span>}
    </td>
  )
}
