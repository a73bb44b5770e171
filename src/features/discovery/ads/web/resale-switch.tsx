import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SavedSwitch } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { useQueryClient } from '@tanstack/react-query'

/**
 * Whether the member is shown as an ad on our other sites: off until the member turns it on. Not
 * rendered if no site offers it.
 */
export function ResaleSwitch() {
  const t = usePhrases<typeof en>('ads')
  const cache = useQueryClient()
  const { data } = calls.useCall('ads.read_resale', {})
  const { ask, pending } = calls.useAction('ads.choose_resale')
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string }>()
  if (data === undefined || !data.offered) return null

  async function choose(resold: boolean) {
    const answer = await ask({ resold })
    if (!answer.ok) return setSaid({ tone: 'danger', text: answer.refusal.message })
    cache.setQueryData(['ads.read_resale', {}], { offered: true, ...answer.value })
    setSaid({ tone: 'success', text: t(answer.value.resold ? 'resale.on' : 'resale.off') })
  }

  return (
    <SavedSwitch
      label={t('resale.label')}
      hint={t('resale.hint')}
      checked={data.resold}
      pending={pending}
      result={said}
      onChoose={(on) => void choose(on)}
    />
  )
}
