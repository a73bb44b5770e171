import type { Output } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { contract, FigureRow } from '../../contract/figures.ts'
import type { en } from '../../locales/figures/en.ts'
import type { Breakdown } from '../../rules/daily/breakdowns.ts'
import {
  funnel,
  messages,
  moneyMeasures,
  returned,
  returnWeeks,
  safety,
  stepDays,
} from '../../rules/daily/measures.ts'
import { CountCell, HalfCell, MoneyCell } from './cells.tsx'
import { FigureTable } from './figure-table.tsx'

interface FigureSectionsProps {
  readonly by: Breakdown
  readonly tables: Output<(typeof contract)['figures.read']>
  readonly nameKey: (key: string) => string
}

/** The tables, one for each kind of figure, all with the same rows. */
export function FigureSections({ by, tables, nameKey }: FigureSectionsProps) {
  const t = usePhrases<typeof en>('figures')
  const label = t(`breakdowns.${by}`)
  const currencies = new Set(
    [...tables.rows, ...(tables.total === null ? [] : [tables.total])].flatMap(({ money }) =>
      money.map(({ currency }) => currency),
    ),
  )
  const frame = {
    first: label,
    tables,
    nameKey,
    wraps: by === 'source' || by === 'site',
    // The total of a month's hidden days is of no interest.
    withOthers: by !== 'day' && by !== 'week',
  }
  const shares = (row: FigureRow) => row.counts.signed_up ?? null
  return (
    <>
      <FigureTable
        {...frame}
        title={t('sections.funnel')}
        note={t('notes.funnel')}
        columns={funnel.map((measure) => t(`measures.${measure}`))}
        cells={(row) =>
          funnel.map((measure) => (
            <CountCell
              key={measure}
              count={row.counts[measure]}
              of={measure === 'signed_up' ? null : shares(row)}
            />
          ))
        }
      />
      {[...currencies].toSorted().map((currency) => (
        <FigureTable
          key={currency}
          {...frame}
          title={t('sections.money', { currency })}
          note={t('notes.money')}
          columns={moneyMeasures.map((measure) => t(`measures.${measure}`))}
          cells={(row) => {
            const money = row.money.find((each) => each.currency === currency)
            return moneyMeasures.map((measure) => {
              const value = money === undefined ? 0 : money[measure]
              return measure === 'sales' ? (
                <CountCell key={measure} count={value} of={null} />
              ) : (
                <MoneyCell key={measure} minor={value} currency={currency} />
              )
            })
          }}
        />
      ))}
      <FigureTable
        {...frame}
        title={t('sections.messages')}
        note={t('notes.messages')}
        columns={messages.map((measure) => t(`measures.${measure}`))}
        cells={(row) =>
          messages.map((measure) => (
            <CountCell key={measure} count={row.counts[measure]} of={null} />
          ))
        }
      />
      <FigureTable
        {...frame}
        title={t('sections.replies')}
        note={t('notes.replies', { days: stepDays })}
        columns={[
          t('measures.replied_members'),
          t('half.members'),
          t('measures.replied_staff'),
          t('half.staff'),
        ]}
        cells={({ counts, reply_minutes }) => [
          <CountCell key="members" count={counts.replied_members} of={null} />,
          <HalfCell key="half members" minutes={reply_minutes.members} />,
          <CountCell key="staff" count={counts.replied_staff} of={null} />,
          <HalfCell key="half staff" minutes={reply_minutes.staff} />,
        ]}
      />
      <FigureTable
        {...frame}
        title={t('sections.returned')}
        note={t('notes.returned')}
        columns={[t('measures.signed_up'), ...returnWeeks.map((count) => t('returned', { count }))]}
        cells={(row) => [
          <CountCell key="signed_up" count={row.counts.signed_up} of={null} />,
          ...returned.map((week) => (
            <CountCell key={week} count={row.counts[week]} of={shares(row)} />
          )),
        ]}
      />
      <FigureTable
        {...frame}
        title={t('sections.safety')}
        note={t('notes.safety')}
        columns={safety.map((measure) => t(`measures.${measure}`))}
        cells={(row) =>
          safety.map((measure) => <CountCell key={measure} count={row.counts[measure]} of={null} />)
        }
      />
    </>
  )
}
