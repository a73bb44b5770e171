import type { Handlers } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { CreditsDeps } from './deps.ts'
import { creditsForConfirmed, grantSignUpBonus } from './grant-sign-up-bonus.ts'
import { listMovements } from './list-movements.ts'
import { readReceipt } from './read-receipt.ts'
import { readWallet } from './read-wallet.ts'
import { grantSold } from './store-demo.ts'
import { listSeals, readStatement } from './read-statement.ts'
import { sealWallets } from './store-statement.ts'
import {
  selectLostPremium,
  selectPremium,
  selectViolations,
  selectWallet,
  type Violation,
  type Wallet,
} from './store.ts'
import { countReturned } from './store-figures.ts'
import { selectExport } from './store-export.ts'

export { createStatement, type StatementDoor } from './statement/index.ts'


export type { CreditsDeps } from './deps.ts'
export type { Violation, Wallet } from './store.ts'
export type { Sale } from './store-demo.ts'

export interface Credits {
  readonly handlers: Handlers<typeof contract, Site>
  /** Gives a site's signup_credits to an account, once in its life. */
  readonly grantSignUpBonus: ReturnType<typeof grantSignUpBonus>
  /** What an account holds. */
  readonly walletOf: (account: number) => Promise<Wallet>
  /** Whether an account is premium (CRED-02). */
  readonly isPremium: (account: number) => Promise<boolean>
  /** Whether an account was premium and every purchase of it is undone. */
  readonly lostPremium: (account: number) => Promise<boolean>
  /** What `/api/user.php` tells of credits. */
  readonly userParts: (account: number) => Promise<{ credits: number; paid_user: boolean }>
  /** Seals every wallet that moved, so that nothing before can be rewritten unseen; gives how many. */
  readonly seal: (now: Date) => Promise<number>
  /** Everything that is wrong with the ledger, the first thousand; empty when all is well. */
  readonly findViolations: () => Promise<Violation[]>
  /** What credits hear of the features below, in the emitter's transaction. */
  readonly hears: { readonly 'accounts.activated': ReturnType<typeof creditsForConfirmed> }
  /** What the demo needs of credits and members never reach: a bundle that was bought before the demo began. */
  readonly demo: { readonly sell: typeof grantSold }
  /** How often credits came back on a site since an instant (BEY-04). */
  readonly countReturned: (site: number, since: Date) => ReturnType<typeof countReturned>
  /** Everything kept here of a member, for their own file. */
  readonly exportOwn: (account: number) => ReturnType<typeof selectExport>
}

/** Credits: what members pay with, and the ledger that never forgets one. */
export function createCredits(deps: CreditsDeps): Credits {
  const { database } = deps
  const walletOf = (account: number) => selectWallet(database, account)
  return {
    handlers: {
      'credits.read_wallet': readWallet(deps),
      'credits.list_movements': listMovements(deps),
      'credits.read_receipt': readReceipt(deps),
      'credits.read_statement': readStatement(deps),
      'credits.list_seals': listSeals(deps),
    },
    countReturned: (site, since) => countReturned(database, site, since),
    exportOwn: (account) => selectExport(database, account),
    grantSignUpBonus: grantSignUpBonus(deps),
    walletOf,
    isPremium: (account) => selectPremium(database, account),
    lostPremium: (account) => selectLostPremium(database, account),
    userParts: async (account) => {
      const { credits, paid_user } = await walletOf(account)
      return { credits, paid_user }
    },
    seal: (now) => sealWallets(database, now),
    findViolations: () => selectViolations(database),
    hears: { 'accounts.activated': creditsForConfirmed(deps) },
    demo: { sell: grantSold },
  }
}
