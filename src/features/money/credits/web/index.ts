export { pages } from './statement/index.ts'
/** Public entry of credits for screens: the wallet, its link, and the price list. */
export { NavCredits } from './nav-credits.tsx'
export { useWallet, useWalletChanged, type WalletView } from './use-wallet.ts'
export { walletQuery } from './calls.ts'
export { WhatThingsCost } from './what-things-cost.tsx'
