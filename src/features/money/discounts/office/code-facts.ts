import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import type { ListedCode } from '../contract/office.ts'

/** A payment method as sent to the office. */
export interface NamedMethod {
  readonly key: string
  readonly name: string | null
}

type Unnamed = keyof (typeof en)['methods']

/** Returns payment method names in the reader's language. */
export function useMethodNames(methods: readonly NamedMethod[]): (key: string) => string {
  const t = usePhrases<typeof en>('discounts')
  return (key) =>
    methods.find((method) => method.key === key)?.name ?? t(`methods.${key as Unnamed}`)
}

/** Describes a code's discount and conditions in words, for the list and the preview. */
export function useCodeFacts(methods: readonly NamedMethod[]) {
  const t = usePhrases<typeof en>('discounts')
  const { money, country, list } = useFormat()
  const methodName = useMethodNames(methods)
  return (
    code: Omit<
      ListedCode,
      | 'id'
      | 'site'
      | 'code'
      | 'standing'
      | 'valid_from'
      | 'expires'
      | 'used'
      | 'held'
      | 'requested_by'
      | 'own'
    >,
  ) => {
    const {
      percentage,
      value_minor: value,
      currency,
      minimum_order_minor: minimum,
      member,
      paymentmethods,
    } = code
    return {
      worth:
        percentage === null
          ? t('field.value_off', { money: money(value ?? 0, currency ?? 'EUR') })
          : t('field.share_off', { percentage }),
      asks: [
        member === null ? t('office.for_all') : t('office.for_one', { member }),
        code.country === null
          ? t('office.anywhere')
          : t('office.from_country', { country: country(code.country) }),
        ...(minimum === null || currency === null
          ? []
          : [t('office.least', { minimum: money(minimum, currency) })]),
        paymentmethods.length === 0
          ? t('office.any_method')
          : t('office.by_methods', { methods: list(paymentmethods.map(methodName)) }),
      ],
    }
  }
}
