import { toHours } from '#kernel/duration.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import type { en } from '../locales/en.ts'
import { raiseDelayMs } from '../rules/member-limit.ts'
import type { OwnLimitsView } from './calls.ts'
import { LimitForm } from './limit-form.tsx'
import { SettingSection } from './setting-section.tsx'

/**
 * The member's daily, weekly and monthly limits, each with its spending and its own button
 * (BEY-09).
 */
export function LimitsSection({ own }: { readonly own: OwnLimitsView }) {
  const t = usePhrases<typeof en>('spending_limits')
  const { money } = useFormat()
  const month = own.limits.find(({ span }) => span === 'month')
  return (
    <SettingSection
      id="own-limits"
      title={t('own.title')}
      lead={t('own.lead', { hours: toHours(raiseDelayMs) })}
    >
      {own.limits.map((limit) => (
        <LimitForm key={limit.span} own={own} limit={limit} />
      ))}
      {own.cap_minor !== null && month?.own === false ? (
        <p className="text-muted">
          {t('own.site_default', { limit: money(own.cap_minor, own.currency) })}
        </p>
      ) : null}
      <p className="text-muted">{t('own.counted')}</p>
    </SettingSection>
  )
}
