import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import type { en } from '../locales/en.ts'
import { timeBonus } from '../rules/time-bonus.ts'
import { useBonusLeft } from './bonus-clock.ts'

/**
 * Note where prices include the time bonus: that it is applied, and until when. The countdown is
 * shown in only one place, not here.
 */
export function BonusNote({ className }: { readonly className?: string }) {
  const t = usePhrases<typeof en>('discounts')
  const { time } = useFormat()
  const bonus = useViewer()?.time_bonus
  const left = useBonusLeft(bonus)
  if (bonus === undefined || left === null) return null
  const facts = { percentage: timeBonus.percentage, time: time(bonus.ends_at) }
  return <p className={className}>{t.rich('offer', { b: (words) => <b>{words}</b>, ...facts })}</p>
}
