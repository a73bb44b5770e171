import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import type { OrderFile } from '../rules/office-calls.ts'

/** All that happened to an order, the earliest first. What the code calls it stands as it is: it is what one searches for. */
export function OrderSteps({ file: { steps, currency } }: { readonly file: OrderFile }) {
  const t = usePhrases<typeof en>('refunds')
  const { money, date, time, signed } = useFormat()
  return (
    <section className="grid gap-3">
      <h2 className="type-h3">{t('office.steps')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="office-table" tabIndex={0} role="region" aria-label={t('office.steps')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('office.when')}</th>
              <th scope="col">{t('office.what')}</th>
              <th scope="col">{t('office.state')}</th>
              <th scope="col">{t('office.moved')}</th>
              <th scope="col">{t('office.who')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ at, kind, what, detail, amount_minor, credits, by }, place) => (
              <tr key={place}>
                <td className="num">
                  {date(at)}, {time(at)}
                </td>
                <td>{t(`office.kinds.${kind}`)}</td>
                <td>
                  <code>{what}</code>
                  {detail === null ? null : <span className="block text-muted">{detail.slice(0, 16)}</span>}
                </td>
                <td className="num">
                  {amount_minor === null ? '' : money(amount_minor, currency)}
                  {credits === null ? '' : signed(credits)}
                </td>
                <td>{by ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
