import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SavedSwitch } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls, type OwnLimitsView } from './calls.ts'
import { SettingSection } from './setting-section.tsx'
import { useStoreLimits } from './use-own-limits.ts'

/** Setting for the email after each month with orders. */
export function MonthlyEmailSection({ own }: { readonly own: OwnLimitsView }) {
  const t = usePhrases<typeof en>('spending_limits')
  const keep = useStoreLimits()
  const { ask, pending } = calls.useAction('spending_limits.choose_emails')
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()

  async function choose(wanted: boolean) {
    const answer = await ask({ monthly_email: wanted })
    if (!answer.ok) return setSaid({ tone: 'danger', text: answer.refusal.message })
    keep(answer.value)
    setSaid({ tone: 'success', text: t('monthly_email.saved') })
  }

  return (
    <SettingSection
      id="monthly-email"
      title={t('monthly_email.title')}
      lead={t('monthly_email.lead')}
    >
      <SavedSwitch
        label={t('monthly_email.on')}
        checked={own.monthly_email}
        pending={pending}
        result={said}
        onChoose={(on) => void choose(on)}
      />
    </SettingSection>
  )
}
