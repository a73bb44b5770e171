import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/credit-statement/en.ts'

interface Moved {
  readonly bonus: number
  readonly money: readonly { readonly minor: number; readonly currency: string }[]
}

/** Formats the value of credits: an amount in each currency, and how many were granted. */
export function useFormatValue(): (moved: Moved) => string[] {
  const t = usePhrases<typeof en>('credit_statement')
  const format = useFormat()
  return ({ bonus, money }) => [
    ...money.map(({ minor, currency }) => format.money(minor, currency)),
    ...(bonus === 0 ? [] : [t('given', { credits: Math.abs(bonus) })]),
  ]
}
