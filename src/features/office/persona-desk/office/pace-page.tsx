import './desk.css'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ListPage, Table } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { paceWeeks } from '../rules/pace-weeks.ts'
import { calls } from './calls.ts'

/**
 * The pace of the last fortnight, for leads: replies, waits and hand-overs, by day and person
 * (OPS-03).
 */
export function Page() {
  const t = usePhrases<typeof en>('persona_desk')
  const { date, number } = useFormat()
  const list = calls.useCall('persona_desk.read_pace', {}, { staleTime: 0 })
  const wait = (seconds: number | null) => {
    if (seconds === null) return t('pace.none')
    const minutes = Math.floor(seconds / 60)
    return minutes < 60
      ? t('pace.wait', { minutes, seconds: seconds % 60 })
      : t('pace.long_wait', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  }
  return (
    <ListPage
      title={t('pace.title')}
      lead={t('pace.lead', { weeks: paceWeeks })}
      notLoaded={t('pace.not_loaded')}
      list={list}
      empty={({ days }) => days.length === 0 && { title: t('pace.empty') }}
    >
      {({ days }) => (
        <Table
          label={t('pace.region')}
          className="desk-pace mt-6 max-w-column"
          columns={[
            t('pace.who'),
            { label: t('pace.replies'), figures: true },
            { label: t('pace.median'), figures: true },
            { label: t('pace.handed'), figures: true },
          ]}
          grouped
        >
          {[...new Set(days.map(({ day }) => day))].map((day) => (
            <tbody key={day}>
              <tr>
                <th scope="rowgroup" colSpan={4} className="num">
                  {date(`${day}T12:00:00Z`)}
                </th>
              </tr>
              {days
                .filter((row) => row.day === day)
                .map((row) => (
                  <tr key={row.who}>
                    <td>{row.who ?? t('pace.ai')}</td>
                    <td className="figure">{number(row.replies)}</td>
                    <td className="figure">{wait(row.median_wait)}</td>
                    <td className="figure">{number(row.handed_over)}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </Table>
      )}
    </ListPage>
  )
}
