import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { SavedSwitch } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { useNonMembersText } from './use-non-members-text.ts'

/**
 * The switch that hides all profiles that are not members (BEY-03). Renders nothing on a site that
 * has none.
 */
export function FictionSwitch() {
  const t = usePhrases<typeof en>('fictional_profiles')
  const { fictional, sponsored } = useSite()
  const label = useNonMembersText()
  const there = fictional.shown || sponsored
  const cache = useQueryClient()
  const { data } = calls.useCall('fictional_profiles.read_choice', {}, { enabled: there })
  const { ask, pending } = calls.useAction('fictional_profiles.choose_visibility')
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()
  if (!there || data === undefined) return null

  async function choose(shown: boolean) {
    const answer = await ask({ shown })
    if (!answer.ok) return setSaid({ tone: 'danger', text: answer.refusal.message })
    setSaid({ tone: 'success', text: t('choice.saved') })
    cache.setQueryData(['fictional_profiles.read_choice', {}], answer.value)
    // Visible profiles have changed everywhere: refetch everything that was loaded.
    await cache.invalidateQueries()
  }

  return (
    <SavedSwitch
      label={label}
      hint={t('choice.hint')}
      checked={data.shown}
      pending={pending}
      result={said}
      onChoose={(on) => void choose(on)}
    />
  )
}
