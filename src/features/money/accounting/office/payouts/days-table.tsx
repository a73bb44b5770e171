import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Tag } from '#ui/components/index.ts'
import { AmountCell, Table } from '#features/members/staff/office/index.ts'
import type { PayoutDay } from '../../contract/payouts.ts'
import type { en } from '../../locales/payouts/en.ts'

const outcome = ['paid_out_minor', 'difference_minor'] as const
const parts = [
  'payments_minor',
  'refunds_minor',
  'chargebacks_minor',
  'fees_minor',
  'other_minor',
] as const

/** Payouts by provider and day, with their faults. */
export function DaysTable({ days }: { readonly days: readonly PayoutDay[] }) {
  const t = usePhrases<typeof en>('payouts')
  const { date, number } = useFormat()
  return (
    <Table
      className="mt-6"
      label={t('title')}
      stickyFirstColumn
      columns={[
        t('day'),
        t('provider'),
        t('state'),
        ...outcome.map((sum) => ({ label: t(sum), figures: true })),
        { label: t('orders'), figures: true },
        ...parts.map((sum) => ({ label: t(sum), figures: true })),
      ]}
    >
      {days.map((row) => (
        <tr
          key={`${row.day} ${row.gateway} ${row.currency}`}
          data-settled={row.faults.length === 0 ? 'whole' : 'open'}
        >
          <th scope="row" className="whitespace-nowrap">
            {date(`${row.day}T12:00:00Z`)}
          </th>
          <td>{row.gateway}</td>
          <td>
            {row.faults.length === 0 ? (
              t('adds_up')
            ) : (
              <>
                <Tag look="warn">{t('open')}</Tag>
                {row.faults.map((fault) => (
                  <span key={fault} className="type-meta block whitespace-nowrap text-muted">
                    {t(`faults.${fault}`)}
                  </span>
                ))}
              </>
            )}
          </td>
          {outcome.map((sum) => (
            <AmountCell key={sum} minor={row[sum]} currency={row.currency} />
          ))}
          <td className="figure">{number(row.orders)}</td>
          {parts.map((sum) => (
            <AmountCell key={sum} minor={row[sum]} currency={row.currency} />
          ))}
        </tr>
      ))}
    </Table>
  )
}
