import type { RawInput } from '#kernel/endpoint.ts'
import { parseAmount } from '#kernel/money.ts'
import { newId } from '#platform/web/new-id.ts'
import type { contract } from '../contract/discounts.ts'
import { computeCodeShare, needsSecondPerson } from '../rules/large-code.ts'
import type { CodeSite } from '../contract/office.ts'

type Draft = RawInput<(typeof contract)['discounts.make_code']>

/** Form state of a new code. */
export interface CodeFormState {
  readonly id: string
  readonly site: number
  readonly code: string
  readonly worth: 'share' | 'sum'
  readonly percentage: string
  readonly value: string
  readonly currency: string
  readonly minimum: string
  readonly country: string
  readonly methods: readonly string[]
  readonly member: string
  readonly from: string
  readonly until: string
}

/** Empty form: the first site that accepts codes, valid from today. */
export function emptyCodeForm(sites: readonly CodeSite[]): CodeFormState {
  const site = sites.find(({ on }) => on) ?? sites[0]
  const nothing = {
    code: '',
    percentage: '',
    value: '',
    minimum: '',
    country: '',
    member: '',
    until: '',
  }
  return {
    ...nothing,
    id: newId(),
    site: site?.id ?? 0,
    worth: 'share',
    currency: site?.currencies[0] ?? '',
    methods: [],
    from: site?.today ?? '',
  }
}

/** Returns the request to send, or the fields that should contain a number but do not. */
export function parseCodeForm(
  typed: CodeFormState,
  locale: string,
): { readonly draft: Draft } | { readonly wrong: readonly string[] } {
  const percentage =
    typed.worth === 'share' && typed.percentage.trim() !== '' ? Number(typed.percentage) : null
  const parse = (text: string) => parseOptionalAmount(text, typed.currency, locale)
  const value = typed.worth === 'sum' ? parse(typed.value) : null
  const minimum = parse(typed.minimum)
  const wrong = [
    ...(percentage !== null && !Number.isInteger(percentage) ? ['percentage'] : []),
    ...(value === undefined ? ['value_minor'] : []),
    ...(minimum === undefined ? ['minimum_order_minor'] : []),
  ]
  if (wrong.length > 0 || value === undefined || minimum === undefined) return { wrong }
  return {
    draft: {
      id: typed.id,
      site: typed.site,
      code: typed.code,
      member: typed.member.trim() === '' ? null : typed.member.trim(),
      country: typed.country === '' ? null : (typed.country as Draft['country']),
      percentage,
      value_minor: value,
      currency: value === null && minimum === null ? null : typed.currency,
      minimum_order_minor: minimum,
      paymentmethods: [...typed.methods],
      from: typed.from,
      until: typed.until === '' ? null : typed.until,
    },
  }
}

/**
 * Whether a second person will have to approve the code as typed; `false` while it has no discount.
 */
export function needsSecond(
  typed: CodeFormState,
  site: CodeSite | undefined,
  shareLeft: number,
  locale: string,
): boolean {
  const parsed = parseCodeForm(typed, locale)
  if (site === undefined || 'wrong' in parsed) return false
  const { percentage, value_minor, currency, member } = parsed.draft
  if (percentage === null && value_minor === null) return false
  const worth = { percentage, value_minor, currency, forOne: member !== null }
  return needsSecondPerson(computeCodeShare(worth, site.limits, site.currency), shareLeft)
}

/** `null` if empty, `undefined` if not a valid amount. */
function parseOptionalAmount(
  typed: string,
  currency: string,
  locale: string,
): number | null | undefined {
  return typed.trim() === '' ? null : (parseAmount(typed, currency, locale) ?? undefined)
}
