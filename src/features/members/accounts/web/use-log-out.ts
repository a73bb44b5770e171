import { useCallback } from 'react'
import { markSessionEnding } from '#platform/web/ending-session.ts'
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
    // Before the session ends, while this page may still do it.
    await deletePrivateData()
    // Any other request of the page may be refused from here on.
    markSessionEnding(true)
    const answer = await ask({})
    if (answer.ok) return window.location.assign('/')
    markSessionEnding(false)
    // The session is still valid, and the page must not suggest otherwise.
    toast.show({ text: answer.refusal.message, tone: 'danger' })
  }, [ask, toast])
}
