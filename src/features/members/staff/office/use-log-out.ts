import { calls } from './calls.ts'

/** Logs out and opens the login page; resolves to an error message if there is no connection. */
export function useLogOut(): { logOut: () => Promise<string | null>; pending: boolean } {
  const { ask, pending } = calls.useAction('staff.log_out')
  return {
    pending,
    async logOut() {
      const answer = await ask({})
      // "Not found" means that the session had already ended.
      if (!answer.ok && answer.refusal.status !== 404) return answer.refusal.message
      window.location.assign('/office/login')
      return null
    },
  }
}
