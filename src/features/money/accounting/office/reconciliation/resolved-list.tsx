import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { DateTimeCell, TableSection } from '#features/members/staff/office/index.ts'
import type { Difference } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { OrderLink } from './order-link.tsx'
import { useFormatSide } from './use-format-side.ts'

/** The most recently resolved differences and how; renders nothing if there are none. */
export function ResolvedList({ ended }: { readonly ended: readonly Difference[] }) {
  const t = usePhrases<typeof en>('reconciliation')
  const formatSide = useFormatSide()
  if (ended.length === 0) return null
  return (
    <TableSection
      label={t('match.ended')}
      columns={[
        t('match.when'),
        t('webhooks.came'),
        t('match.ours'),
        t('match.theirs'),
        t('match.who'),
      ]}
    >
      {ended.map((one) => (
        <tr key={one.id}>
          <DateTimeCell at={one.resolved_at}>
            {one.order === null ? null : <OrderLink order={one.order} />}
          </DateTimeCell>
          <td>
            {t(`match.kinds.${one.kind}`)}
            <span className="block text-muted">{t(`match.aspects.${one.about}`)}</span>
          </td>
          <td className="num">{formatSide(one.ours)}</td>
          <td className="num">{formatSide(one.theirs)}</td>
          <td className="min-w-56 wrap-anywhere">
            {one.resolved_by === null
              ? t('match.by_match')
              : t('match.by', { name: one.resolved_by })}
            {one.note === null ? null : <span className="block text-muted">{one.note}</span>}
          </td>
        </tr>
      ))}
    </TableSection>
  )
}
