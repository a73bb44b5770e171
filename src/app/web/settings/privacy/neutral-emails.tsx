import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SavedSwitch, Skeleton } from '#ui/components/index.ts'
import { calls } from '#features/members/quiet-mode/web/index.ts'
import type { en } from '../locales/en.ts'
import { NotLoaded } from '../frame/not-loaded.tsx'
import { Section } from '../frame/section.tsx'

/** Whether the account's emails are neutral. */
export function NeutralEmails() {
  const t = usePhrases<typeof en>('settings')
  const cache = useQueryClient()
  const { data, error, refetch } = calls.useCall('quiet_mode.read_choice', {})
  const { ask, pending } = calls.useAction('quiet_mode.choose_emails')
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()

  async function choose(neutral: boolean) {
    const answer = await ask({ neutral_emails: neutral })
    if (!answer.ok) return setSaid({ tone: 'danger', text: answer.refusal.message })
    cache.setQueryData(['quiet_mode.read_choice', {}], answer.value)
    setSaid({ tone: 'success', text: t('quiet.saved') })
  }

  if (data === undefined)
    return error === null ? (
      <Skeleton className="skeleton-xl h-40 w-full" />
    ) : (
      <NotLoaded message={error.refusal.message} onRetry={() => void refetch()} />
    )
  return (
    <Section id="neutral-emails" title={t('quiet.emails')} lead={t('quiet.emails_lead')}>
      <SavedSwitch
        label={t('quiet.emails_on')}
        checked={data.neutral_emails}
        pending={pending}
        result={said}
        onChoose={(on) => void choose(on)}
      />
    </Section>
  )
}
