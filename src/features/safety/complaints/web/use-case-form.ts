import { useState } from 'react'
import { isEmail } from '#features/members/accounts/index.ts'
import type { Answer } from '#platform/web/api/answer.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import type { Receipt } from '../contract/complaints.ts'
import type { en } from '../locales/en.ts'

type Field = 'about' | 'details' | 'email'
type Errors = Partial<Record<Field, string>>

/** The fields that both forms send. */
export interface CaseFields {
  readonly id: string
  readonly details: string
  readonly email: string
}

/**
 * The part that the forms for a complaint and a question share: the text, the address, errors, and the
 * receipt. What was typed stays until it has been received; a repeated request has the same id.
 */
export function useCaseForm(send: (fields: CaseFields) => Promise<Answer<Receipt>>) {
  const t = usePhrases<typeof en>('complaints')
  const member = useViewer() !== null
  const [id] = useState(newId)
  const [details, setDetails] = useState('')
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  const [receipt, setReceipt] = useState<Receipt>()

  async function submit(more: Errors = {}) {
    const wrong = {
      ...more,
      ...(details.trim() === '' && { details: t('refusals.details_required') }),
      ...(!member && !isEmail(email.trim()) && { email: t('refusals.email_required') }),
    }
    setErrors(wrong)
    setProblem(undefined)
    if (Object.keys(wrong).length > 0) return
    setPending(true)
    const answer = await send({ id, details, email: member ? '' : email })
    setPending(false)
    if (answer.ok) return setReceipt(answer.value)
    const { field, message } = answer.refusal
    if (field === 'details' || field === 'email') setErrors({ [field]: message })
    else setProblem(message)
  }

  return {
    member,
    details,
    setDetails,
    email,
    setEmail,
    errors,
    problem,
    pending,
    receipt,
    submit,
  }
}

export type CaseForm = ReturnType<typeof useCaseForm>
