import { useCallback } from 'react'
import type { Locale } from '#kernel/locale.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { useToast } from '#ui/components/index.ts'
import { calls } from './calls.ts'

/**
 * Changes the language, of the account for a member and of this browser for a visitor, and reloads
 * the page (ACC-15).
 */
export function useChooseLanguage(): (language: Locale) => Promise<void> {
  const member = useViewer() !== null
  const toast = useToast()
  const { ask: change } = calls.useAction('accounts.change_language')
  const { ask: choose } = calls.useAction('accounts.choose_language')
  return useCallback(
    async (language) => {
      const answer = await (member ? change({ language }) : choose({ language }))
      if (answer.ok) window.location.reload()
      else toast.show({ text: answer.refusal.message, tone: 'danger' })
    },
    [member, change, choose, toast],
  )
}
