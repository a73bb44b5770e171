import { useState } from 'react'
import type { Country } from '#features/site/geography/index.ts'
import {
  type DetailField,
  type DetailProblem,
  parseDetails,
  type TypedDetails,
} from '../rules/details.ts'
import { calls, type FormView, type PendingCode } from './calls.ts'

export type FieldProblems = Readonly<Partial<Record<DetailField | 'authorised', string>>>

interface UseCodeOptions {
  readonly form: FormView
  readonly country: string
  readonly countries: readonly Country[]
  readonly priceMinor: number
  /** Returns the message for a problem of a field. */
  readonly describe: (problem: DetailProblem | 'not_authorised') => string
}

/** Requests a code for the details in the form and reports all invalid fields together. */
export function useCode({ form, country, countries, priceMinor, describe }: UseCodeOptions) {
  const { ask, pending } = calls.useAction('direct_debit.request_code')
  const [waiting, setWaiting] = useState<PendingCode | null>(form.waiting)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [fault, setFault] = useState<string>()
  const hasPrevious = form.given !== null

  /** Returns all problems of the input by field. */
  function validate(typed: TypedDetails, authorised: boolean): FieldProblems {
    const verdict = parseDetails(typed, { country: country as Country, countries })
    const found = 'problems' in verdict ? { ...verdict.problems } : {}
    // An empty field reuses the last account given.
    if (hasPrevious && typed.iban.trim() === '') delete found.iban
    return {
      ...Object.fromEntries(
        Object.entries(found).map(([field, problem]) => [field, describe(problem)]),
      ),
      ...(!authorised && { authorised: describe('not_authorised') }),
    }
  }

  /** Resolves to true once a code has been sent. */
  async function send(typed: TypedDetails, authorised: boolean): Promise<boolean> {
    setFault(undefined)
    const wrong = validate(typed, authorised)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return false
    const { iban, ...rest } = typed
    const answer = await ask({
      ...rest,
      ...(iban.trim() !== '' && { iban }),
      country: country as Country,
      authorised,
      price_minor: priceMinor,
    })
    if (answer.ok) {
      setWaiting(answer.value)
      return true
    }
    const { field, message } = answer.refusal
    if (field === undefined) setFault(message)
    else setProblems({ [field]: message })
    return false
  }

  /** Clears the problem of a changed field, and a code sent for different details. */
  function touch(field: DetailField | 'authorised') {
    setWaiting(null)
    setFault(undefined)
    setProblems(({ [field]: _, ...others }) => others)
  }

  /** Shows the problem of a field that lost focus. */
  function checkOnBlur(typed: TypedDetails, field: DetailField) {
    if (typed[field].trim() === '') return
    const problem = validate(typed, true)[field]
    if (problem !== undefined) setProblems((before) => ({ ...before, [field]: problem }))
  }

  return {
    send,
    look: checkOnBlur,
    sending: pending,
    waiting,
    problems,
    fault,
    touch,
    kept: hasPrevious,
  }
}
