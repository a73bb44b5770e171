import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Switch } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'

/** Switch for seeing the intimate interests of others; takes effect immediately (H14). */
export function IntimateSwitch({ own }: { readonly own: OwnProfile }) {
  const t = usePhrases<typeof en>('profiles')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('profiles.show_intimate')
  const [problem, setProblem] = useState<string>()

  async function choose(visible: boolean) {
    const answer = await ask({ shown: visible })
    setProblem(answer.ok ? undefined : answer.refusal.message)
    if (!answer.ok) return
    cache.setQueryData(['profiles.read_own', {}], answer.value)
    void cache.invalidateQueries({ queryKey: ['profiles.read_member'] })
  }

  return (
    <>
      <Switch
        label={t('own.interests.show')}
        hint={t('own.interests.show_hint')}
        checked={own.show_intimate}
        aria-busy={pending}
        onChange={(event) => void choose(event.target.checked)}
      />
      {problem ? (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      ) : null}
    </>
  )
}
