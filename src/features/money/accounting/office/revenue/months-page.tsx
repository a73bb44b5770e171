import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ListPage, AmountCell, Table } from '#features/members/staff/office/index.ts'
import type { en } from '../../locales/revenue/en.ts'
import { calls } from './calls.ts'

const amounts = [
  'sold_minor',
  'sold_net_minor',
  'sold_vat_minor',
  'earned_minor',
  'owed_minor',
  'refunded_minor',
  'disputed_minor',
  'won_minor',
  'lost_minor',
  'fees_minor',
  'paid_out_minor',
] as const

/** Revenue by month, read from the revenue ledger (CRED-13). */
export function Page() {
  const t = usePhrases<typeof en>('revenue')
  const { month: nameOf, number } = useFormat()
  const list = calls.useCall('revenue.list_months', {})
  return (
    <ListPage
      title={t('months.title')}
      lead={t('months.lead')}
      notLoaded={t('not_loaded')}
      list={list}
      empty={({ months }) =>
        months.length === 0 && { title: t('months.none'), text: t('months.none_text') }
      }
    >
      {({ months }) => (
        <>
          <Table
            className="mt-6"
            label={t('months.title')}
            stickyFirstColumn
            columns={[
              t('months.month'),
              { label: t('months.sales'), figures: true },
              ...amounts.map((sum) => ({ label: t(`months.${sum}`), figures: true })),
              t('seller'),
            ]}
          >
            {months.map((row) => (
              <tr key={`${row.month} ${row.seller} ${row.currency}`}>
                <th scope="row" className="whitespace-nowrap">
                  {nameOf(`${row.month}-15T12:00:00Z`)}
                </th>
                <td className="figure">{number(row.sales)}</td>
                {amounts.map((sum) => (
                  <AmountCell key={sum} minor={row[sum]} currency={row.currency} />
                ))}
                <td className="whitespace-nowrap">{row.seller}</td>
              </tr>
            ))}
          </Table>
          <p className="mt-4 max-w-column text-muted">{t('months.note')}</p>
        </>
      )}
    </ListPage>
  )
}
