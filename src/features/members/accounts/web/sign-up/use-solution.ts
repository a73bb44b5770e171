import { useRef } from 'react'
import { calls } from '../calls.ts'
import { solveInWorker } from './solve-in-worker.ts'

/**
 * The solution; nothing if the site does not require one; or the error message if no challenge was
 * issued.
 */
type Result = { readonly solution?: string } | { readonly refused: string }

/** The proof of work that slows down bots, done while a person fills in the form. */
export interface SolutionState {
  /** Starts it, unless it has already started and its challenge is still valid. */
  begin(): void
  /** Starts it if necessary and waits until it has finished. */
  finish(): Promise<Result>
  /** Called when the server rejected the solution; the next one is for a new challenge. */
  discard(): void
}

interface Calculation {
  endsAt: number
  readonly result: Promise<Result>
}

/** A challenge this close to expiry is replaced, so that it is still valid when it arrives. */
const marginMs = 30_000

export function useSolution(): SolutionState {
  const { ask } = calls.useAction('accounts.request_challenge')
  const current = useRef<Calculation>(undefined)

  function begin(): Calculation {
    const known = current.current
    if (known !== undefined && performance.now() < known.endsAt) return known
    const answered = ask({})
    const calculation: Calculation = {
      endsAt: Number.POSITIVE_INFINITY,
      result: answered.then(async (answer) => {
        if (!answer.ok) {
          calculation.endsAt = 0
          return { refused: answer.refusal.message }
        }
        const { challenge, expires_in_seconds } = answer.value
        calculation.endsAt = performance.now() + expires_in_seconds * 1000 - marginMs
        return challenge === null ? {} : { solution: await solveInWorker(challenge) }
      }),
    }
    current.current = calculation
    return calculation
  }

  return {
    begin: () => void begin(),
    finish: () => begin().result,
    discard() {
      current.current = undefined
    },
  }
}
