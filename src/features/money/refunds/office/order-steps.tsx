import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { DateTimeCell, Table } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import type { OrderFile } from '../contract/office.ts'

/**
 * History of an order, oldest first. Technical names are shown unchanged so that they can be
 * searched for.
 */
export function OrderSteps({ file: { steps, currency } }: { readonly file: OrderFile }) {
  const t = usePhrases<typeof en>('refunds')
  const { money, signed } = useFormat()
  return (
    <section className="grid gap-3">
      <h2 className="type-h3">{t('office.steps')}</h2>
      <Table
        label={t('office.steps')}
        columns={[
          t('office.when'),
          t('office.what'),
          t('office.state'),
          { label: t('office.moved'), figures: true },
          t('office.who'),
        ]}
      >
        {steps.map(({ at, kind, what, detail, amount_minor, credits, by }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- what happened never moves
          <tr key={place}>
            <DateTimeCell at={at} />
            <td>{t(`office.kinds.${kind}`)}</td>
            <td>
              <code>{what}</code>
              {detail === null ? null : (
                <span className="type-meta block text-muted" title={detail}>
                  {detail.slice(0, 16)}
                </span>
              )}
            </td>
            <td className="figure">
              {amount_minor === null ? '' : money(amount_minor, currency)}
              {credits === null ? '' : signed(credits)}
            </td>
            <td>{by ?? ''}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}
