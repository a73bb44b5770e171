/** What accounts of money can be, by the word before the colon of their codes; others are shown by that word. */
export const accountKinds = [
  'psp_clearing',
  'deferred',
  'vat',
  'revenue',
  'receivable',
  'chargeback_loss',
  'by_hand',
  'fees',
  'bank',
  'unmatched',
] as const
type AccountKind = (typeof accountKinds)[number]

/** Tells whether a word names a kind of account. */
export function isAccountKind(word: string): word is AccountKind {
  return (accountKinds as readonly string[]).includes(word)
}

/** What lies in accounts of one kind, in a currency. */
export interface AccountSum {
  readonly code: string
  readonly currency: string
  readonly minor: number
}

/** Adds accounts up by what they are, which stands before the colon of their codes. */
export function sumAccounts(
  accounts: readonly { readonly code: string; readonly currency: string; readonly balance_minor: number }[],
): AccountSum[] {
  const kindOf = (code: string) => code.split(':')[0] ?? code
  const groups = Map.groupBy(accounts, ({ code, currency }) => `${currency} ${kindOf(code)}`)
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first === undefined
      ? []
      : [
          {
            code: kindOf(first.code),
            currency: first.currency,
            minor: rest.reduce((sum, { balance_minor }) => sum + balance_minor, first.balance_minor),
          },
        ],
  )
}
