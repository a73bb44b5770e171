import { Link, useSearchParams } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ButtonLink } from '#ui/components/index.ts'
import { safeReturnPath } from '#features/money/payments/index.ts'
import type { en } from '../locales/en.ts'
import { useRepeatableOrder } from './use-repeatable-order.ts'

/**
 * Link to repeating the last order; renders nothing without a repeatable order and a usable card.
 */
export function RepeatLink() {
  const t = usePhrases<typeof en>('saved_cards')
  const repeatable = useRepeatableOrder()
  const [query] = useSearchParams()
  if (repeatable === null) return null
  const returnTo = safeReturnPath(query.get('to'))
  const search = returnTo === null ? '' : `?to=${encodeURIComponent(returnTo)}`
  return (
    <p className="mt-5">
      <ButtonLink as={Link} to={`/credits/repeat-order${search}`} variant="line">
        {t('repeat.link', { credits: repeatable.last.credits })}
      </ButtonLink>
    </p>
  )
}
