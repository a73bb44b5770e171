import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { parseCodeForm, type CodeFormState } from './code-form-state.ts'

/** Creates a code from the form; errors are shown next to their fields. */
export function useMakeCode(onCreated: () => void) {
  const t = usePhrases<typeof en>('discounts')
  const { locale } = useFormat()
  const toast = useToast()
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('discounts.make_code')
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const { of, whole } = splitFieldErrors(refusal)
  const numbers = Object.fromEntries(wrong.map((field) => [field, t('office.not_a_number')]))

  async function make(typed: CodeFormState) {
    if (pending) return
    const parsed = parseCodeForm(typed, locale)
    setWrong('wrong' in parsed ? parsed.wrong : [])
    setRefusal(null)
    if ('wrong' in parsed) return
    const answer = await ask(parsed.draft)
    if (!answer.ok) return setRefusal(answer.refusal)
    void cache.invalidateQueries({ queryKey: ['discounts.list_codes'] })
    toast.show({ text: t('office.made'), tone: 'success' })
    onCreated()
  }
  return { make, pending, errors: { ...of, ...numbers }, whole, failure: refusal ?? wrong }
}
