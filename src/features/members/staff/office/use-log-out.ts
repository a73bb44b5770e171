import { calls } from './calls.ts'

/** Logs out and opens the log-in page; without a connection it says so by what it gives. */
export function useLogOut(): { logOut: () => Promise<string | null>; pending: boolean } {
  const { ask, pending } = calls.useAction('staff.log_out')
  return {
    pending,
    async logOut() {
      const answer = await ask({})
      // Not there means that the session was over already.
      if (!answer.ok && answer.refusal.status !== 404) return answer.refusal.message
      window.location.assign('/office/login')
      return null
    },
  }
}
