import { toHours } from '#kernel/duration.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import type { CodeSite } from '../contract/office.ts'
import { timeBonus } from '../rules/time-bonus.ts'

const bonusFigures = {
  code: timeBonus.code,
  percentage: timeBonus.percentage,
  hours: toHours(timeBonus.spanMs),
}

/**
 * The two offers for new members, read-only: they are fixed rules, switched on or off in a site's
 * settings.
 */
export function OfferRules({ sites }: { readonly sites: readonly CodeSite[] }) {
  const t = usePhrases<typeof en>('discounts')
  return (
    <section className="mt-8" aria-labelledby="offer-rules">
      <h2 id="offer-rules" className="type-title">
        {t('office.rules')}
      </h2>
      <ul className="mt-2 grid gap-1 text-ink-2">
        {sites.flatMap(
          ({
            id,
            name: site,
            time_bonus: bonus,
            welcome_percentage: percentage,
            delete_discount: stay,
          }) => [
            ...(bonus
              ? [<li key={`${id}-bonus`}>{t('office.bonus_rule', { ...bonusFigures, site })}</li>]
              : []),
            ...(percentage > 0
              ? [<li key={`${id}-welcome`}>{t('office.welcome_rule', { site, percentage })}</li>]
              : []),
            ...(stay > 0
              ? [<li key={`${id}-stay`}>{t('office.stay_rule', { site, percentage: stay })}</li>]
              : []),
            ...(!bonus && percentage === 0
              ? [<li key={id}>{t('office.no_rule', { site })}</li>]
              : []),
          ],
        )}
      </ul>
    </section>
  )
}
