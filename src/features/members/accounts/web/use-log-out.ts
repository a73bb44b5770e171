import { useCallback } from 'react'
import { deletePrivateData } from '#platform/web/private-data.ts'
import { useToast } from '#ui/components/index.ts'
import { calls } from './calls.ts'

/**
 * Logs out on the server and leaves for the home page; no member data stays in this tab (ACC-11).
 */
export function useLogOut(): () => Promise<void> {
  const { ask } = calls.useAction('accounts.log_out')
  const toast = useToast()
  return useCallback(async () => {
    // Before the session ends: afterwards any other request of the page would lead to the log-in.
    await deletePrivateData()
    const answer = await ask({})
    if (answer.ok) window.location.assign('/')
    // The session is still valid, and the page must not suggest otherwise.
    else toast.show({ text: answer.refusal.message, tone: 'danger' })
  }, [ask, toast])
}
