import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createClient } from '#platform/web/api/create-client.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { Alert, Switch } from '#ui/components/index.ts'
import type { contract as fiction } from '#features/members/fictional-profiles/contract.ts'
import { useNonMembersText } from '#features/members/fictional-profiles/web/index.ts'
import type { en } from '../../locales/en.ts'

const fictionCalls = createClient<typeof fiction>()

/**
 * Shows or hides all fictional and sponsored profiles. A member's choice is saved and applies
 * everywhere (BEY-03).
 */
export function FictionalSwitch({
  shown,
  onChange,
}: {
  readonly shown: boolean
  readonly onChange: (shown: boolean) => void
}) {
  const t = usePhrases<typeof en>('search')
  const label = useNonMembersText()
  const member = useViewer() !== null
  const cache = useQueryClient()
  const choose = fictionCalls.useAction('fictional_profiles.choose_visibility')
  const [problem, setProblem] = useState<string>()

  async function toggle(next: boolean) {
    setProblem(undefined)
    if (member) {
      const answer = await choose.ask({ shown: next })
      if (!answer.ok) return setProblem(answer.refusal.message)
      // Cached results were found under the previous choice.
      cache.removeQueries({ queryKey: ['search.find_members'], type: 'inactive' })
      // Likes, chats and unread counts change too; the visible search is refetched by `onChange`
      // below.
      void cache.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'search.find_members',
      })
    }
    onChange(next)
  }

  return (
    <div>
      <input type="hidden" name="fictional" value="false" />
      <Switch
        name="fictional"
        value="true"
        label={label}
        hint={t('filters.fictional_hint')}
        checked={shown}
        onChange={(event) => void toggle(event.target.checked)}
      />
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
    </div>
  )
}
