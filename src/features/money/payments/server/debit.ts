/** The signed mandate and the account to debit: everything a provider needs to collect. */
export interface Debit {
  readonly holder: string
  /** Unmasked, without spaces. Sent to the provider and never logged. */
  readonly iban: string
  readonly address: {
    readonly street: string
    readonly houseNumber: string
    readonly zip: string
    readonly city: string
    readonly country: string
  }
  readonly email: string
  /**
   * `token` is the name that the provider gave it at the first collection, if it keeps its own
   * mandates.
   */
  readonly mandate: {
    readonly reference: string
    readonly signedAt: Date
    readonly token: string | null
  }
  /** The device it was signed on; sent to providers that require it and not stored here. */
  readonly signedFrom: { readonly address: string; readonly userAgent: string }
}

/** A direct debit being collected. */
export interface DebitCollection {
  readonly providerId: string
  /** The mandate reference shown by the payer's bank, if the provider uses its own. */
  readonly reference: string | null
  /** The provider's name for the mandate, for the next collection; null if it does not keep any. */
  readonly token: string | null
}

/** The provider refuses this account; no payment was created. */
export class DebitRefused extends Error {
  constructor(gateway: string) {
    super(`${gateway} refuses debits from this account`)
    this.name = 'DebitRefused'
  }
}
