/** What a payer signed and where the money is: all that a provider needs to collect it. */
export interface Debit {
  readonly holder: string
  /** In full, without spaces. It goes to the provider and into no log. */
  readonly iban: string
  readonly address: {
    readonly street: string
    readonly houseNumber: string
    readonly zip: string
    readonly city: string
    readonly country: string
  }
  readonly email: string
  /** `token` is what the provider called it when it was first collected under, where it keeps mandates of its own. */
  readonly mandate: { readonly reference: string; readonly signedAt: Date; readonly token: string | null }
  /** From where it was signed; providers that want it are told, and here it is kept nowhere. */
  readonly signedFrom: { readonly address: string; readonly userAgent: string }
}

/** A direct debit on its way. */
export interface Collected {
  readonly providerId: string
  /** The mandate's reference as the payer's bank will show it, where the provider writes one of its own. */
  readonly reference: string | null
  /** What it calls the mandate, for the next time; null where it keeps none. */
  readonly token: string | null
}

/** A provider that takes nothing from this account: then nothing was made. */
export class DebitRefused extends Error {
  constructor(gateway: string) {
    super(`${gateway} takes nothing from this account`)
    this.name = 'DebitRefused'
  }
}
