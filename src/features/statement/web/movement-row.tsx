import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import type { Movement } from './movement-pages.ts'

/** One line of the statement: why, how many credits, when, what was left, and what it came to in money (BEY-06). */
export function MovementRow({ movement }: { readonly movement: Movement }) {
  const t = usePhrases<typeof en>('statement')
  const format = useFormat()
  const { reason, credits, bonus, money, balance, at } = movement
  const given = Math.abs(bonus)
  const worth = [
    ...money.map(({ minor, currency }) => format.money(minor, currency)),
    ...(given === 0 ? [] : [t('given', { credits: given })]),
  ]
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 border-b border-line py-3.5" tabIndex={-1}>
      <b className="font-semibold">{t(`reasons.${reason}`)}</b>
      <b className="num text-right">{format.signed(credits)}</b>
      <span className="num type-meta text-muted">
        <time dateTime={at}>
          {format.date(at)}, {format.time(at)}
        </time>{' '}
        · {t('left_after', { credits: balance })}
      </span>
      <span className="num type-meta text-right text-muted">{worth.join(' · ')}</span>
    </li>
  )
}
