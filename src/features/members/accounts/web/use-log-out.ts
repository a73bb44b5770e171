import { useCallback } from 'react'
import { useToast } from '#ui/components/index.ts'
import { calls } from './calls.ts'

/** Logs out on the server and leaves for the first page; nothing a member saw stays in this tab (ACC-11). */
export function useLogOut(): () => Promise<void> {
  const { ask } = calls.useAction('accounts.log_out')
  const toast = useToast()
  return useCallback(async () => {
    const answer = await ask({})
    if (answer.ok) window.location.assign('/')
    // The session still holds, and the page must not pretend otherwise.
    else toast.show({ text: answer.refusal.message, tone: 'danger' })
  }, [ask, toast])
}
