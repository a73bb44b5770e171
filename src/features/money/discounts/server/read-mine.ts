import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { CodeView, contract } from '../contract/discounts.ts'
import type { DiscountsDeps } from './deps.ts'
import type { CodeCookie } from './code-cookie.ts'
import {
  type ResolvedCode,
  resolveCode,
  getStayCode,
  getTimeBonus,
  getWelcomeCode,
} from './resolve-code.ts'
import { toCodeView } from './to-code-view.ts'
import { selectMember } from './store.ts'
import { evaluateResolvedCode } from './evaluate-code.ts'

/**
 * Discounts available for the next order. Codes that no longer apply are left out without a reason,
 * because the member did not ask about them.
 */
export function readMine(
  { database }: Pick<DiscountsDeps, 'database'>,
  codeCookie: CodeCookie,
): Handler<(typeof contract)['discounts.read_mine'], Site> {
  return async (_, { viewer, site, cookies, now }) => {
    const { account } = viewer
    const code = codeCookie.read(cookies, viewer.session)
    const [own, member] = await Promise.all([
      code === null ? null : resolveCode(database, { site, code, account }),
      selectMember(database, account),
    ])
    const show = (known: ResolvedCode | null): CodeView | null => {
      if (known === null || member === null) return null
      const result = evaluateResolvedCode({ known, member, site, order: {} }, now)
      return 'problem' in result ? null : toCodeView(result, viewer.member)
    }
    return {
      code: show(own),
      time_bonus: show(getTimeBonus(site)),
      welcome: show(getWelcomeCode(site)),
      stay: show(getStayCode(site)),
    }
  }
}
