import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EmptyState } from '#platform/web/ui/index.ts'
import { ListFrame } from '#features/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { useListWords } from './use-list-words.ts'

const sums = [
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

/** What was turned over month by month, read out of the money ledger (CRED-13). */
export function Page() {
  const t = usePhrases<typeof en>('turnover')
  const { money, month: nameOf, number } = useFormat()
  const words = useListWords('months')
  const list = calls.useCall('turnover.list_months', {})
  const months = list.data?.months ?? []
  return (
    <ListFrame words={words} list={list} onRetry={() => void list.refetch()}>
      {months.length === 0 ? (
        <EmptyState title={t('months.none')} text={t('months.none_text')} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <div className="office-table mt-6" tabIndex={0} role="region" aria-label={words.title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('months.month')}</th>
                <th scope="col">{t('seller')}</th>
                <th scope="col" className="text-right">
                  {t('months.sales')}
                </th>
                {sums.map((sum) => (
                  <th key={sum} scope="col" className="text-right">
                    {t(`months.${sum}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((row) => (
                <tr key={`${row.month} ${row.seller} ${row.currency}`}>
                  <th scope="row" className="whitespace-nowrap">
                    {nameOf(`${row.month}-15T12:00:00Z`)}
                  </th>
                  <td>{row.seller}</td>
                  <td className="num text-right">{number(row.sales)}</td>
                  {sums.map((sum) => (
                    <td key={sum} className="num whitespace-nowrap text-right">
                      {money(row[sum], row.currency)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {months.length === 0 ? null : <p className="mt-4 max-w-[50rem] text-muted">{t('months.note')}</p>}
    </ListFrame>
  )
}
