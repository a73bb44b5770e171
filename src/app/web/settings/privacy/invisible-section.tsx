import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '#kernel/endpoint.ts'
import type { contract } from '#features/members/accounts/contract/accounts.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SavedSwitch, Skeleton } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../calls.ts'
import { NotLoaded } from '../frame/not-loaded.tsx'
import { Section } from '../frame/section.tsx'

type Settings = Output<(typeof contract)['accounts.read_settings']>
const effects = ['found', 'likes', 'seen', 'known', 'write'] as const

/** The switch for invisible mode, with an explanation of what it hides and what it does not. */
export function InvisibleSection() {
  const t = usePhrases<typeof en>('settings')
  const cache = useQueryClient()
  const { data, error, refetch } = calls.useCall('accounts.read_settings', {})
  const { ask, pending } = calls.useAction('accounts.choose_visibility')
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()

  async function choose(invisible: boolean) {
    const answer = await ask({ invisible })
    if (!answer.ok) return setSaid({ tone: 'danger', text: answer.refusal.message })
    cache.setQueryData<Settings>(
      ['accounts.read_settings', {}],
      (before) => before && { ...before, ...answer.value },
    )
    setSaid({ tone: 'success', text: t(invisible ? 'invisible.now_on' : 'invisible.now_off') })
  }

  if (data === undefined)
    return error === null ? (
      <Skeleton className="skeleton-xl h-64 w-full" />
    ) : (
      <NotLoaded message={error.refusal.message} onRetry={() => void refetch()} />
    )
  return (
    <Section id="invisible" title={t('invisible.title')} lead={t('invisible.lead')}>
      <SavedSwitch
        label={t('invisible.on')}
        checked={data.invisible}
        pending={pending}
        result={said}
        onChoose={(on) => void choose(on)}
      />
      <div>
        <h3 className="font-semibold">{t('invisible.effects')}</h3>
        <ul className="text-ink-2 mt-1 grid bullets gap-1 pl-5">
          {effects.map((effect) => (
            <li key={effect}>{t(`invisible.${effect}`)}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
