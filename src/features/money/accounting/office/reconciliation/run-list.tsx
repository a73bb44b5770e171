import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { DateTimeCell, TableSection } from '#features/members/staff/office/index.ts'
import type { Run } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'

/** The latest comparisons with their counts; renders nothing before the first. */
export function RunList({ runs }: { readonly runs: readonly Run[] }) {
  const t = usePhrases<typeof en>('reconciliation')
  const { number, list } = useFormat()
  if (runs.length === 0) return null
  return (
    <TableSection
      label={t('match.runs')}
      columns={[
        t('match.when'),
        t('match.who'),
        { label: t('match.orders'), figures: true },
        { label: t('match.listed'), figures: true },
        { label: t('match.unanswered'), figures: true },
        { label: t('match.found'), figures: true },
        { label: t('match.resolved'), figures: true },
      ]}
    >
      {runs.map((run) => (
        <tr key={run.id}>
          <DateTimeCell at={run.requested_at}>
            {run.ended_at === null ? (
              <span className="type-meta block text-muted">{t('match.going')}</span>
            ) : null}
          </DateTimeCell>
          <td>{run.requested_by ?? t('match.nightly')}</td>
          <td className="figure">{number(run.orders)}</td>
          <td className="figure">
            {number(run.listed)}
            {run.unlisted.length === 0 ? null : (
              <span className="type-meta block text-muted">
                {t('match.unlisted', { names: list(run.unlisted) })}
              </span>
            )}
          </td>
          <td className="figure">{number(run.unanswered)}</td>
          <td className="figure">{number(run.found)}</td>
          <td className="figure">{number(run.resolved)}</td>
        </tr>
      ))}
    </TableSection>
  )
}
