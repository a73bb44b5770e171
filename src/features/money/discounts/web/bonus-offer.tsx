import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { Alert, GiftFillIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { timeBonus } from '../rules/time-bonus.ts'
import { useBonusLeft } from './bonus-clock.ts'
import { BonusCountdown } from './bonus-countdown.tsx'

/**
 * Checkout notice that the time bonus is running: end and time left. Renders nothing once it is
 * over.
 */
export function BonusOffer({ className }: { readonly className?: string }) {
  const t = usePhrases<typeof en>('discounts')
  const { time } = useFormat()
  const bonus = useViewer()?.time_bonus
  const left = useBonusLeft(bonus)
  if (bonus === undefined || left === null) return null
  return (
    <Alert tone="offer" icon={<GiftFillIcon />} className={className}>
      <p>
        {t.rich('offer', {
          b: (words) => <b>{words}</b>,
          percentage: timeBonus.percentage,
          time: time(bonus.ends_at),
        })}
      </p>
      <BonusCountdown seconds={left} label={(parts) => t('left', parts)} className="type-amount" />
    </Alert>
  )
}
