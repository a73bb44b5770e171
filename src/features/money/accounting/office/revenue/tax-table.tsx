import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AmountCell, TableSection } from '#features/members/staff/office/index.ts'
import type { TaxRow } from '../../contract/revenue.ts'
import type { en } from '../../locales/revenue/en.ts'
import type { Declaration } from '../../rules/revenue/get-declaration.ts'

interface TaxTableProps {
  readonly declared: Declaration
  readonly rows: readonly TaxRow[]
}

const heads = ['rate', 'of_quarter', 'invoiced', 'credited', 'net', 'vat'] as const

/** Tax declared in one place, by country, rate and currency; renders nothing if there is none. */
export function TaxTable({ declared, rows }: TaxTableProps) {
  const t = usePhrases<typeof en>('revenue')
  const { locale, country } = useFormat()
  if (rows.length === 0) return null
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <TableSection
      label={t(`tax.${declared}`)}
      stickyFirstColumn
      columns={[
        t('tax.country'),
        ...heads.map((head) => ({ label: t(`tax.${head}`), figures: true })),
        t('seller'),
      ]}
    >
      {rows.map((row) => {
        const { currency } = row
        return (
          <tr
            key={`${row.seller} ${row.country} ${row.basis_points} ${currency} ${row.of_quarter}`}
          >
            <th scope="row">{country(row.country)}</th>
            <td className="figure">{percent.format(Number(`${row.basis_points}e-4`))}</td>
            <td className="figure">
              {t('tax.quarter_of', {
                quarter: row.of_quarter.slice(-1),
                year: row.of_quarter.slice(0, 4),
              })}
            </td>
            <AmountCell
              minor={row.net_minor}
              currency={currency}
              note={t('tax.invoices', { count: row.invoices })}
            />
            <AmountCell
              minor={row.credited_net_minor}
              currency={currency}
              note={t('tax.notes', { count: row.credit_notes })}
            />
            <AmountCell minor={row.net_minor - row.credited_net_minor} currency={currency} />
            <AmountCell minor={row.vat_minor - row.credited_vat_minor} currency={currency} />
            <td className="whitespace-nowrap">{row.seller}</td>
          </tr>
        )
      })}
    </TableSection>
  )
}
