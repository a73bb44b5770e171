import './figures.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { ButtonLink, SelectField } from '#ui/components/index.ts'
import { ListPage, useAddressFilters } from '#features/members/staff/office/index.ts'
import type { en } from '../../locales/figures/en.ts'
import { type Breakdown, breakdowns, isByProperty } from '../../rules/daily/breakdowns.ts'
import { buildFiguresCsv } from '../../rules/daily/build-csv.ts'
import { calls } from './calls.ts'
import { Funnel } from './funnel.tsx'
import { QueriesSection } from './queries-section.tsx'
import { SignUpChart } from './sign-up-chart.tsx'
import { FigureSections } from './figure-sections.tsx'
import { useKeyName } from './use-key-name.ts'

/** A site’s figures of a month by one property, the queries behind them, and a CSV file (OPS-05). */
export function Page() {
  const t = usePhrases<typeof en>('figures')
  const { month: nameMonth, date, time } = useFormat()
  const [{ site, month, by: chosen }, change] = useAddressFilters('site', 'month', 'by')
  const by: Breakdown = isBreakdown(chosen) ? chosen : 'day'
  const list = calls.useCall('figures.read', {
    ...(/^[1-9]\d{0,8}$/.test(site) && { site: Number(site) }),
    ...(/^20\d\d-(0[1-9]|1[0-2])$/.test(month) && { month }),
    by,
  })
  const nameKey = useKeyName(by, list.data?.sites ?? [])
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      notLoaded={t('not_loaded')}
      placeholders="rows"
      list={list}
      filters={(data) => (
        <fieldset className="figures-filters mt-6">
          <legend className="sr-only">{t('by')}</legend>
          {by === 'site' ? null : (
            <SelectField
              label={t('site')}
              value={site === '' ? String(data?.site ?? '') : site}
              options={(data?.sites ?? []).map((each) => ({
                value: String(each.site),
                label: each.name,
              }))}
              onChange={({ target }) => change({ site: target.value })}
            />
          )}
          {by === 'month' ? null : (
            <SelectField
              label={t('month')}
              value={data?.month ?? month}
              options={(data?.months ?? []).map((value) => ({
                value,
                label: nameMonth(`${value}-15T12:00:00Z`),
              }))}
              onChange={({ target }) => change({ month: target.value })}
            />
          )}
          <SelectField
            label={t('by')}
            value={by}
            options={breakdowns.map((value) => ({ value, label: t(`breakdowns.${value}`) }))}
            onChange={({ target }) => change({ by: target.value })}
          />
          {isByProperty(by) ? <p className="type-meta text-muted">{t('closed_only')}</p> : null}
        </fieldset>
      )}
      empty={({ rows, total }) =>
        rows.length === 0 &&
        (total === null || Object.values(total.counts).every((count) => count === 0)) && {
          title: t('empty'),
          text: t('empty_text'),
        }
      }
    >
      {(data) => (
        <>
          {data.total === null ? null : <Funnel counts={data.total.counts} />}
          {by === 'day' || by === 'week' || by === 'month' ? (
            <SignUpChart
              rows={by === 'month' ? data.rows.toReversed() : data.rows}
              nameKey={nameKey}
            />
          ) : null}
          <FigureSections by={by} tables={data} nameKey={nameKey} />
          <div className="figures-foot mt-6">
            <ButtonLink
              variant="line"
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${buildFiguresCsv(data)}`)}`}
              download={`figures-${by}-${data.month}.csv`}
            >
              {t('download')}
            </ButtonLink>
            {data.counted_at === null ? null : (
              <p className="type-meta text-muted">
                {t('counted', { date: date(data.counted_at), time: time(data.counted_at) })}
              </p>
            )}
          </div>
          <QueriesSection zone={data.time_zone} />
        </>
      )}
    </ListPage>
  )
}

const isBreakdown = (text: string): text is Breakdown =>
  (breakdowns as readonly string[]).includes(text)
