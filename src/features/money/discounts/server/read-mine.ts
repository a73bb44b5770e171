import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { CodeView, contract } from '../contract.ts'
import type { DiscountsDeps } from './deps.ts'
import type { KeptCode } from './kept-code.ts'
import { type KnownCode, knownCode, timeBonusOf, welcomeOf } from './known-code.ts'
import { showCode } from './show-code.ts'
import { selectMember } from './store.ts'
import { weighKnown } from './weigh.ts'

/**
 * Discounts available for the next order. Codes that no longer apply are left out without a reason,
 * because the member did not ask about them.
 */
export function readMine(
  { database }: Pick<DiscountsDeps, 'database'>,
  kept: KeptCode,
): Handler<(typeof contract)['discounts.read_mine'], Site> {
  return async (_, { viewer, site, cookies, now }) => {
    const { account } = viewer
    const code = kept.read(cookies, viewer.session)
    const [own, member] = await Promise.all([
      code === null ? null : knownCode(database, { site, code, account }),
      selectMember(database, account),
    ])
    const show = (known: KnownCode | null): CodeView | null => {
      if (known === null || member === null) return null
      const weighed = weighKnown({ known, member, site, order: {} }, now)
      return 'problem' in weighed ? null : showCode(weighed, viewer.member)
    }
    return { code: show(own), time_bonus: show(timeBonusOf(site)), welcome: show(welcomeOf(site)) }
  }
}
