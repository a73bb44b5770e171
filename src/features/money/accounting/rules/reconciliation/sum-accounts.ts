/** Kinds of account, the part of their code before the colon; unknown kinds are shown unchanged. */
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

export function isAccountKind(word: string): word is AccountKind {
  return (accountKinds as readonly string[]).includes(word)
}

/** Total of the accounts of one kind, in a currency. */
export interface AccountSum {
  readonly code: string
  readonly currency: string
  readonly minor: number
}

/** Sums accounts by kind, the part of their code before the colon. */
export function sumAccounts(
  accounts: readonly {
    readonly code: string
    readonly currency: string
    readonly balance_minor: number
  }[],
): AccountSum[] {
  const getKind = (code: string) => code.split(':')[0] ?? code
  const groups = Map.groupBy(accounts, ({ code, currency }) => `${currency} ${getKind(code)}`)
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first === undefined
      ? []
      : [
          {
            code: getKind(first.code),
            currency: first.currency,
            minor: rest.reduce(
              (sum, { balance_minor }) => sum + balance_minor,
              first.balance_minor,
            ),
          },
        ],
  )
}
