import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ListContent, Table } from '#features/members/staff/office/index.ts'
import type { en as figures } from '../../locales/figures/en.ts'
import type { en } from '../../locales/overview/en.ts'
import { calls } from './calls.ts'
import { MoneyCell } from './cells.tsx'
import { Funnel } from './funnel.tsx'

const amounts = ['sold_net', 'refunded', 'earned'] as const

/**
 * This month’s funnel from sign-up to purchase, and its revenue, with links to the pages with
 * details.
 */
export function MonthSummary() {
  const t = usePhrases<typeof en>('overview')
  const f = usePhrases<typeof figures>('figures')
  const { month } = useFormat()
  const list = calls.useCall('figures.read', { by: 'week' })
  return (
    <section className="mt-8">
      <ListContent list={list} notLoaded={f('not_loaded')}>
        {({ total, site, month: key }) => (
          <>
            <div className="office-head">
              <h2 className="type-h3">{month(`${key}-15T12:00:00Z`)}</h2>
              <Link className="link" to="/office/figures">
                {t('all_figures')}
              </Link>
            </div>
            {total === null ? null : (
              <Funnel counts={total.counts} lists={listMembers(site, key)} />
            )}
            {total === null || total.money.length === 0 ? (
              <p className="mt-6 text-muted">{t('no_money')}</p>
            ) : (
              <Table
                className="mt-6"
                label={t('money')}
                columns={[
                  t('money'),
                  ...amounts.map((measure) => ({ label: f(`measures.${measure}`), figures: true })),
                ]}
              >
                {total.money.map((money) => (
                  <tr key={money.currency}>
                    <th scope="row">
                      <Link className="link" to="/office/revenue">
                        {money.currency}
                      </Link>
                    </th>
                    {amounts.map((measure) => (
                      <MoneyCell key={measure} minor={money[measure]} currency={money.currency} />
                    ))}
                  </tr>
                ))}
              </Table>
            )}
          </>
        )}
      </ListContent>
    </section>
  )
}

/** The lists of members behind the steps of a month, as addresses of the page “Members”. */
function listMembers(site: number, month: string) {
  const list = `/office/members?site=${site}&since=${month}-01`
  return { signed_up: list, confirmed: `${list}&confirmed=yes`, paid: `${list}&premium=yes` }
}
