import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import type { Run } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { Table } from './table.tsx'
import { useInstant } from './use-list-words.ts'

/** The last comparisons with their counts; nothing before the first. */
export function Runs({ runs }: { readonly runs: readonly Run[] }) {
  const t = usePhrases<typeof en>('reconciliation')
  const { number, list } = useFormat()
  const instant = useInstant()
  if (runs.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="type-h3">{t('match.runs')}</h2>
      <Table
        label={t('match.runs')}
        columns={[
          t('match.when'),
          t('match.who'),
          t('match.orders'),
          t('match.listed'),
          t('match.unanswered'),
          t('match.found'),
          t('match.resolved'),
        ]}
      >
        {runs.map((run) => (
          <tr key={run.id}>
            <td className="num">
              {instant(run.wanted_at)}
              {run.ended_at === null ? <span className="block text-muted">{t('match.going')}</span> : null}
            </td>
            <td>{run.wanted_by ?? t('match.nightly')}</td>
            <td className="num">{number(run.orders)}</td>
            <td className="num">
              {number(run.listed)}
              {run.unlisted.length === 0 ? null : (
                <span className="block text-muted">{t('match.unlisted', { names: list(run.unlisted) })}</span>
              )}
            </td>
            <td className="num">{number(run.unanswered)}</td>
            <td className="num">{number(run.found)}</td>
            <td className="num">{number(run.resolved)}</td>
          </tr>
        ))}
      </Table>
    </section>
  )
}
