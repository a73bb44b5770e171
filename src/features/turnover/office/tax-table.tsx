import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { TaxRow } from '../contract.ts'
import type { en } from '../locales/en.ts'
import type { Declaration } from '../rules/where-declared.ts'

interface TaxTableProps {
  readonly declared: Declaration
  readonly rows: readonly TaxRow[]
}

const heads = ['rate', 'of_quarter', 'invoiced', 'credited', 'net', 'vat'] as const

/** What is declared in one place, by country, rate and currency; nothing where there is nothing. */
export function TaxTable({ declared, rows }: TaxTableProps) {
  const t = usePhrases<typeof en>('turnover')
  const { locale, money, country } = useFormat()
  if (rows.length === 0) return null
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <section className="mt-8">
      <h2 className="type-h4">{t(`tax.${declared}`)}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="office-table mt-3" tabIndex={0} role="region" aria-label={t(`tax.${declared}`)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('tax.country')}</th>
              <th scope="col">{t('seller')}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className="text-right">
                  {t(`tax.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { currency } = row
              return (
                <tr key={`${row.seller} ${row.country} ${row.basis_points} ${currency} ${row.of_quarter}`}>
                  <th scope="row">{country(row.country)}</th>
                  <td>{row.seller}</td>
                  <td className="num text-right">{percent.format(Number(`${row.basis_points}e-4`))}</td>
                  <td className="num whitespace-nowrap text-right">
                    {t('tax.quarter_of', { quarter: row.of_quarter.slice(-1), year: row.of_quarter.slice(0, 4) })}
                  </td>
                  <td className="num whitespace-nowrap text-right">
                    {money(row.net_minor, currency)}
                    <span className="type-meta block text-muted">{t('tax.invoices', { count: row.invoices })}</span>
                  </td>
                  <td className="num whitespace-nowrap text-right">
                    {money(row.credited_net_minor, currency)}
                    <span className="type-meta block text-muted">{t('tax.notes', { count: row.credit_notes })}</span>
                  </td>
                  <td className="num whitespace-nowrap text-right">
                    {money(row.net_minor - row.credited_net_minor, currency)}
                  </td>
                  <td className="num whitespace-nowrap text-right">
                    {money(row.vat_minor - row.credited_vat_minor, currency)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
