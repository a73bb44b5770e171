import { useState } from 'react'
import type { RawInput } from '#kernel/endpoint.ts'
import type { contract } from '../../contract/accounts.ts'
import { calls } from '../calls.ts'
import { useSolution } from './use-solution.ts'

type Form = RawInput<(typeof contract)['accounts.sign_up']>
type Answer = Awaited<ReturnType<ReturnType<typeof calls.useAction<'accounts.sign_up'>>['ask']>>

/** How often another challenge is solved if the server rejects the solution. */
const repairs = 2
/** A wait shorter than this is not mentioned. */
const unnoticedMs = 200

/**
 * Sends the sign-up with the solution of a challenge. A solution that is no longer accepted,
 * because it expired for example, is replaced and the form is resubmitted.
 */
export function useSendSignUp() {
  const { ask } = calls.useAction('accounts.sign_up')
  const solution = useSolution()
  const [sending, setSending] = useState(false)
  const [calculating, setCalculating] = useState(false)

  async function finishSolution() {
    const timer = setTimeout(() => setCalculating(true), unnoticedMs)
    const result = await solution.finish()
    clearTimeout(timer)
    setCalculating(false)
    return result
  }

  async function attempt(form: Form, repairsLeft: number): Promise<Answer> {
    const result = await finishSolution()
    if ('refused' in result)
      return { ok: false, refusal: { status: 429, code: 'too_many', message: result.refused } }
    const answer = await ask({ ...form, ...result })
    if (answer.ok || repairsLeft === 0 || !isRepairable(answer.refusal.code)) return answer
    solution.discard()
    return attempt(form, repairsLeft - 1)
  }

  return {
    begin: solution.begin,
    sending,
    calculating,
    async send(form: Form): Promise<Answer> {
      setSending(true)
      try {
        return await attempt(form, repairs)
      } finally {
        setSending(false)
      }
    },
  }
}

function isRepairable(code: string): boolean {
  return code === 'accounts.solution_missing' || code === 'accounts.solution_invalid'
}
