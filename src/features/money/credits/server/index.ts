import type { Handlers } from '#kernel/handler.ts'
import type { PersonalData } from '#features/members/accounts/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { getSealDeadline } from '../rules/seal-deadline.ts'
import type { CreditsDeps } from './deps.ts'
import { onAccountActivated, grantSignUpBonus } from './grant-sign-up-bonus.ts'
import { listMovements } from './list-movements.ts'
import { personalData } from './personal-data.ts'
import { readReceipt } from './read-receipt.ts'
import { readWallet } from './read-wallet.ts'
import { grantSold } from './store-demo.ts'
import { listSeals, readCreditStatement } from './read-statement.ts'
import { checkWallets } from './nightly/check-wallets.ts'
import { sealWallets } from './nightly/seal-wallets.ts'
import { selectSealMissed } from './nightly/store-seal.ts'
import type { LedgerViolation } from './nightly/store-violations.ts'
import { selectLostPremium, selectPremium, selectWallet, type Wallet } from './store.ts'
import { countReturned } from './store-figures.ts'

export {
  createCreditStatement,
  type CreditStatementFeature,
} from './statement/index.ts'

export { checkWallets } from './nightly/check-wallets.ts'
export type { CreditsDeps } from './deps.ts'
export type { Wallet } from './store.ts'
export type { LedgerViolation } from './nightly/store-violations.ts'
export type { DemoSale } from './store-demo.ts'

export interface Credits {
  readonly handlers: Handlers<typeof contract, Site>
  /** Grants a site's signup_credits to an account, once in the account's lifetime. */
  readonly grantSignUpBonus: ReturnType<typeof grantSignUpBonus>
  readonly getWallet: (account: number) => Promise<Wallet>
  /** Whether an account has Premium (CRED-02). */
  readonly isPremium: (account: number) => Promise<boolean>
  /** Whether an account had Premium and all its purchases were undone. */
  readonly hasLostPremium: (account: number) => Promise<boolean>
  /** Credit fields of `/api/user.php`. */
  readonly userParts: (account: number) => Promise<{ credits: number; paid_user: boolean }>
  /**
   * Seals every wallet that changed, so that its history cannot be rewritten unnoticed. Returns the
   * number sealed.
   */
  readonly seal: (now: Date) => Promise<number>
  /** Whether the daily seal was missed although credits moved. */
  readonly isSealMissed: (now: Date) => Promise<boolean>
  /**
   * Ledger violations, at most 1,000; empty if the ledger is consistent. With a `day`
   * (`YYYY-MM-DD`), an interrupted run resumes where it stopped.
   */
  readonly findViolations: (options?: { day?: string }) => Promise<LedgerViolation[]>
  /** Event subscribers; they run in the emitter's transaction. */
  readonly subscribers: { readonly 'accounts.activated': ReturnType<typeof onAccountActivated> }
  /** For the demo only: records a package bought before the demo started. */
  readonly demo: { readonly sell: typeof grantSold }
  /** Number of credit returns on a site since an instant (BEY-04). */
  readonly countReturned: (site: number, since: Date) => ReturnType<typeof countReturned>
  /** How this feature exports and erases a member's data. */
  readonly personalData: PersonalData
}

/** Credits: what members pay with, and the ledger of every credit. */
export function createCredits(deps: CreditsDeps): Credits {
  const { database } = deps
  const getWallet = (account: number) => selectWallet(database, account)
  return {
    handlers: {
      'credits.read_wallet': readWallet(deps),
      'credits.list_movements': listMovements(deps),
      'credits.read_receipt': readReceipt(deps),
      'credits.read_statement': readCreditStatement(deps),
      'credits.list_seals': listSeals(deps),
    },
    countReturned: (site, since) => countReturned(database, site, since),
    personalData,
    grantSignUpBonus: grantSignUpBonus(deps),
    getWallet,
    isPremium: (account) => selectPremium(database, account),
    hasLostPremium: (account) => selectLostPremium(database, account),
    userParts: async (account) => {
      const { credits, paid_user } = await getWallet(account)
      return { credits, paid_user }
    },
    seal: (now) => sealWallets(database, now),
    isSealMissed: (now) => selectSealMissed(database, getSealDeadline(now)),
    findViolations: (options) => checkWallets(database, options),
    subscribers: { 'accounts.activated': onAccountActivated(deps) },
    demo: { sell: grantSold },
  }
}
