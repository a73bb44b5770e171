export { pages } from './statement/index.ts'
/** The door of credits for screens: the wallet, the way to it, and what a step costs. */
export { CostNote } from './cost-note.tsx'
export { NavCredits } from './nav-credits.tsx'
export { useWallet, useWalletChanged, type WalletView } from './use-wallet.ts'
export { walletQuery } from './calls.ts'
export { WhatThingsCost } from './what-things-cost.tsx'
