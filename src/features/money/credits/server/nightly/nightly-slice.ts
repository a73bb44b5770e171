/** Wallets that a nightly job handles in one transaction, and how long that may take. */
export interface NightlySlice {
  readonly wallets: number
  readonly seconds: number
}

export const nightlySlice: NightlySlice = { wallets: 1000, seconds: 900 }
