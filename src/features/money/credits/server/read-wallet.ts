import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { CreditsDeps } from './deps.ts'
import { selectRate, selectWallet } from './store.ts'

/** The member's wallet, with what is needed to show prices in credits and money (CRED-01). */
export function readWallet({
  database,
}: Pick<CreditsDeps, 'database'>): Handler<(typeof contract)['credits.read_wallet'], Site> {
  return async (_, { viewer, site }) => {
    const [wallet, rate] = await Promise.all([
      selectWallet(database, viewer.account),
      selectRate(database, viewer.account, site.currency),
    ])
    const { message_credits, photo_credits, gift_credits } = site.settings
    const { credits, bonus, paid_user } = wallet
    return { credits, bonus, paid_user, rate, message_credits, photo_credits, gift_credits }
  }
}
