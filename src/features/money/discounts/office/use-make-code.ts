import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { fieldErrors } from '#platform/web/api/field-errors.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { askOf, type TypedCode } from './code-typed.ts'

/** Creates a code from the form; errors are shown at their fields. */
export function useMakeCode(onMade: () => void) {
  const t = usePhrases<typeof en>('discounts')
  const toast = useToast()
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('discounts.make_code')
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const { of, whole } = fieldErrors(refusal)
  const numbers = Object.fromEntries(wrong.map((field) => [field, t('office.not_a_number')]))

  async function make(typed: TypedCode) {
    if (pending) return
    const asked = askOf(typed)
    setWrong('wrong' in asked ? asked.wrong : [])
    setRefusal(null)
    if ('wrong' in asked) return
    const answer = await ask(asked.draft)
    if (!answer.ok) return setRefusal(answer.refusal)
    void cache.invalidateQueries({ queryKey: ['discounts.list_codes'] })
    toast.show({ text: t('office.made'), tone: 'success' })
    onMade()
  }
  return { make, pending, errors: { ...of, ...numbers }, whole, failure: refusal ?? wrong }
}
