import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { Difference } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { OrderLink } from './order-link.tsx'
import { Table } from './table.tsx'
import { useInstant } from './use-list-words.ts'
import { useSide } from './use-side.ts'

/** The differences that ended last, and how; nothing where none has. */
export function Ended({ ended }: { readonly ended: readonly Difference[] }) {
  const t = usePhrases<typeof en>('reconciliation')
  const instant = useInstant()
  const say = useSide()
  if (ended.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="type-h3">{t('match.ended')}</h2>
      <Table
        label={t('match.ended')}
        columns={[t('match.when'), t('webhooks.came'), t('match.ours'), t('match.theirs'), t('match.who')]}
      >
        {ended.map((one) => (
          <tr key={one.id}>
            <td className="num">
              {one.resolved_at === null ? '' : instant(one.resolved_at)}
              {one.order === null ? null : (
                <span className="block">
                  <OrderLink order={one.order} />
                </span>
              )}
            </td>
            <td>
              {t(`match.kinds.${one.kind}`)}
              <span className="block text-muted">{t(`match.abouts.${one.about}`)}</span>
            </td>
            <td className="num">{say(one.ours)}</td>
            <td className="num">{say(one.theirs)}</td>
            <td className="[overflow-wrap:anywhere]">
              {one.resolved_by === null ? t('match.by_match') : t('match.by', { name: one.resolved_by })}
              {one.note === null ? null : <span className="block text-muted">{one.note}</span>}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  )
}
