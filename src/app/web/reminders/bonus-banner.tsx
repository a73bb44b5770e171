import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { toHours } from '#kernel/duration.ts'
import {
  BonusCountdown,
  myDiscountsKey,
  useBonusLeft,
} from '#features/money/discounts/web/index.ts'
import { timeBonus } from '#features/money/discounts/index.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite, useViewer, viewerKey } from '#platform/web/surroundings.ts'
import { Banner } from '#ui/components/index.ts'
import type { en } from './locales/en.ts'
import { isInMembersArea } from './rules/members-area.ts'

/**
 * The time bonus banner across the top of the members area while the bonus runs (CRED-10): when it
 * ends, a countdown and a link to it.
 */
export function BonusBanner() {
  const t = usePhrases<typeof en>('reminders')
  const { time } = useFormat()
  const { pathname } = useLocation()
  const { offerWording } = useSite()
  const bonus = useViewer()?.time_bonus
  const left = useBonusLeft(bonus)
  const cache = useQueryClient()

  const over = bonus !== undefined && left === null
  useEffect(() => {
    // The server's response has changed by now; anything still showing the old price is refetched.
    if (over)
      for (const queryKey of [viewerKey, myDiscountsKey]) void cache.invalidateQueries({ queryKey })
  }, [over, cache])

  if (bonus === undefined || left === null || !isInMembersArea(pathname)) return null
  const values = {
    percentage: bonus.percentage,
    hours: toHours(timeBonus.spanMs),
    time: time(bonus.ends_at),
    b: (words: unknown) => <b>{words as string}</b>,
  }
  return (
    <Banner
      kind="offer"
      label={t('bonus.label')}
      action={
        <Link to={`/credits?to=${encodeURIComponent(pathname)}`} className="alert-action">
          {t('bonus.action')}
        </Link>
      }
    >
      {t.rich(`bonus.banner_${offerWording}`, values)}{' '}
      <BonusCountdown
        seconds={left}
        label={(parts) => t('bonus.left', parts)}
        className="ml-2 font-bold whitespace-nowrap"
      />
    </Banner>
  )
}
