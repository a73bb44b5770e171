import { Link, useLocation } from 'react-router'
import { toHours } from '#kernel/duration.ts'
import {
  BonusCountdown,
  type BonusView,
  useBonusLeft,
} from '#features/money/discounts/web/index.ts'
import { timeBonus } from '#features/money/discounts/index.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Button, ButtonLink, Dialog } from '#ui/components/index.ts'
import type { en } from './locales/en.ts'

/**
 * The time bonus as a dialog (CRED-10): when it ends, the time left, and two equally sized buttons.
 */
export function BonusDialog({
  bonus,
  onClose,
}: {
  readonly bonus: BonusView
  readonly onClose: () => void
}) {
  const t = usePhrases<typeof en>('reminders')
  const { time } = useFormat()
  const { pathname } = useLocation()
  const { offerWording } = useSite()
  const left = useBonusLeft(bonus)
  const values = {
    percentage: bonus.percentage,
    hours: toHours(timeBonus.spanMs),
    time: time(bonus.ends_at),
  }
  return (
    <Dialog
      open={left !== null}
      onClose={onClose}
      title={t(`bonus.title_${offerWording}`, values)}
      closeLabel={t('bonus.close')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('later')}
          </Button>
          <ButtonLink
            as={Link}
            to={`/credits?to=${encodeURIComponent(pathname)}`}
            variant="line"
            onClick={onClose}
          >
            {t('bonus.action')}
          </ButtonLink>
        </>
      }
    >
      <p>{t(`bonus.text_${offerWording}`, values)}</p>
      <p className="mt-3 type-amount">
        <BonusCountdown seconds={left ?? 0} label={(parts) => t('bonus.left', parts)} />
      </p>
    </Dialog>
  )
}
