/** The shapes a bank's page can have: what is asked for on it, whoever's method it is. `plain` asks for nothing. */
export const shapes = ['card', 'bank', 'code', 'voucher', 'transfer', 'wallet', 'plain'] as const
export type Shape = (typeof shapes)[number]

/** What was typed, by the names of the fields; a field that is not there was left empty. */
export type Typed = Readonly<Record<string, string>>

/** What is wrong with a field, each with a sentence of its own. */
export type Fault =
  | 'number_wrong'
  | 'not_a_test'
  | 'expires_wrong'
  | 'expired'
  | 'security_wrong'
  | 'bank_missing'
  | 'code_wrong'
  | 'voucher_wrong'

/** What becomes of a payment: it is paid, now, later or after the bank has asked, or it fails for a reason. */
export type Fate =
  | { readonly outcome: 'pay' | 'frictionless' | 'later' | 'challenge' }
  | { readonly outcome: 'fail'; readonly failure: 'declined' | 'insufficient_funds' | 'card_expired' }

/** What a bank makes of what was typed: a fate, or what is wrong with which field. */
export type Judged = { readonly fate: Fate } | { readonly faults: Readonly<Record<string, Fault>> }
