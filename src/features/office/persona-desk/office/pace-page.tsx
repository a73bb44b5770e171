import './desk.css'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EmptyState } from '#ui/components/index.ts'
import { ListFrame } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/**
 * The pace of the last fortnight, for leads: replies, waits and hand-overs, by day and person
 * (OPS-03).
 */
export function Page() {
  const t = usePhrases<typeof en>('persona_desk')
  const api = useApi()
  const { date, number } = useFormat()
  const pace = useQuery({ ...calls.query('persona_desk.read_pace', {})(api), staleTime: 0 })
  const days = pace.data?.days ?? []
  const wait = (seconds: number | null) => {
    if (seconds === null) return t('pace.none')
    const minutes = Math.floor(seconds / 60)
    return minutes < 60
      ? t('pace.wait', { minutes, seconds: seconds % 60 })
      : t('pace.long_wait', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  }
  return (
    <ListFrame
      texts={{ title: t('pace.title'), lead: t('pace.lead'), notLoaded: t('pace.not_loaded') }}
      list={pace}
      onRetry={() => void pace.refetch()}
    >
      {days.length === 0 ? (
        <EmptyState title={t('pace.empty')} />
      ) : (
        <div
          className="office-table desk-pace mt-6 max-w-[50rem]"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          role="region"
          aria-label={t('pace.region')}
        >
          <table>
            <thead>
              <tr>
                {(['who', 'replies', 'median', 'handed'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(`pace.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
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
                      <td>{row.who ?? t('pace.machine')}</td>
                      <td className="num">{number(row.replies)}</td>
                      <td className="num">{wait(row.median_wait)}</td>
                      <td className="num">{number(row.handed_over)}</td>
                    </tr>
                  ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
    </ListFrame>
  )
}
