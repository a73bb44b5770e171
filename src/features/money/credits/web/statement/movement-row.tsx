import './statement.css'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/credit-statement/en.ts'
import type { Movement } from './movement-pages.ts'
import { useFormatValue } from './use-format-value.ts'

/**
 * A line of the full statement, or of one conversation's receipt, which omits the balance and the
 * reference.
 */
type Line = Omit<Movement, 'balance' | 'ref'> & Partial<Pick<Movement, 'balance' | 'ref'>>

/** One line of the statement: reason, credits, time, balance, and money value (BEY-06). */
export function MovementRow({ movement }: { readonly movement: Line }) {
  const t = usePhrases<typeof en>('credit_statement')
  const format = useFormat()
  const worth = useFormatValue()(movement)
  const { kind, reason, credits, balance, at, ref } = movement
  const conversation = (kind === 'spend' || kind === 'refund') && ref ? ref : null
  return (
    <li className="statement-row divider-below grid gap-x-4 gap-y-0.5 py-3.5" tabIndex={-1}>
      <b className="font-semibold">{t(`reasons.${reason}`)}</b>
      <b className="num text-right">{format.signed(credits)}</b>
      <span className="num type-meta text-muted">
        <time dateTime={at}>
          {format.date(at)}, {format.time(at)}
        </time>
        {balance === undefined ? null : <> · {t('left_after', { credits: balance })}</>}
      </span>
      <span className="num type-meta text-right text-muted">{worth.join(' · ')}</span>
      {conversation === null ? null : (
        <Link
          to={`/credits/statement?conversation=${conversation}`}
          className="statement-more type-meta justify-self-start py-1 text-muted"
        >
          {t('receipt.of_this')}
        </Link>
      )}
    </li>
  )
}
