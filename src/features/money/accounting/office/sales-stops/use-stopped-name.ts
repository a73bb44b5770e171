import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { SalesStop } from '../../contract/sales-stops.ts'
import type { en } from '../../locales/sales-stops/en.ts'

/**
 * A payment method that can be stopped; if it has no name, its name in the reader's language is
 * used.
 */
export interface StoppableMethod {
  readonly key: string
  readonly name: string | null
}

/** Display names of payment methods and sales stops. */
export function useStoppedName(methods: readonly StoppableMethod[]) {
  const t = usePhrases<typeof en>('sales_stops')
  const methodName = ({ key, name }: StoppableMethod) =>
    name ?? t(`methods.${key as keyof (typeof en)['methods']}`)
  return {
    methodName,
    targetName({ kind, name }: Pick<SalesStop, 'kind' | 'name'>): string {
      if (kind === 'all' || name === null) return t('office.kinds.all')
      const method = methods.find(({ key }) => key === name)
      return t(`office.targets.${kind}`, {
        name: kind === 'method' && method !== undefined ? methodName(method) : name,
      })
    },
  }
}
