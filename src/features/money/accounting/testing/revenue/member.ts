import type { Someone } from '#features/members/accounts/testing/someone.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import type { RefundSite } from '#features/money/refunds/testing/refund-site.ts'
import type { ModelWallet } from './money-model.ts'

/** A member of the model, with the real account. */
export interface Member {
  readonly who: Someone
  readonly country: string
  readonly wallet: ModelWallet
  loggedInAt: number
  leaving: boolean
}

const sessionMs = 3 * 86_400_000

/** The member's browser, logged in again if the last log-in was long ago. */
export async function getBrowser(site: RefundSite, member: Member): Promise<WebClient> {
  const now = site.server.infrastructure.clock.now().getTime()
  if (now - member.loggedInAt < sessionMs) return member.who.browser
  const browser = webClient(site)
  const { email: login, password } = member.who
  const reply = await browser.send('POST', '/api/user.php', { login, password })
  if (reply.status !== 200) throw new Error(reply.text)
  member.loggedInAt = now
  Object.assign(member.who, { browser })
  return browser
}
