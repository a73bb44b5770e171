import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { type MethodKey, methods } from '../rules/methods.ts'

type Unnamed = keyof (typeof en)['methods']

/** The name of a payment method in the user's language. */
export function useMethodName(): (method: MethodKey) => string {
  const t = usePhrases<typeof en>('payments')
  return (method) => methods[method].name ?? t(`methods.${method as Unnamed}`)
}
