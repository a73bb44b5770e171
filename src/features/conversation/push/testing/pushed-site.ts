import { randomUUID } from 'node:crypto'
import { type PeopledSite, type Somebody, startPeopledSite } from '#features/members/profiles/testing/started-site.ts'
import { type FakeBrowser, type FakePushService, fakePushService } from './push-receiver.ts'

/** A site whose members' browsers are at a push service of the test. */
export interface PushedSite extends PeopledSite {
  readonly service: FakePushService
  /** Subscribes a new browser for the session of someone. */
  subscribed(who: Somebody, cookies?: Record<string, string>): Promise<FakeBrowser>
  /** Writes to a member, for credits that are given along. */
  write(from: Somebody, to: Somebody, text?: string): Promise<string>
  like(from: Somebody, to: Somebody): Promise<void>
  /** Lets everything be told and pushed that is due by now. */
  settled(): Promise<void>
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/** Starts it. */
export async function startPushedSite(): Promise<PushedSite> {
  let publicKey = ''
  const service = await fakePushService(async () => publicKey)
  const site = await startPeopledSite({ MINUET_PUSH_SERVICES: service.origin })
  const { body } = await site.visitor().send('GET', '/api/settings')
  publicKey = (body as unknown as { push_public_key: string }).push_public_key
  const { floor, product } = site.server
  const query: PushedSite['query'] = async (text, values = []) => (await floor.database.pool.query(text, values)).rows
  return {
    ...site,
    service,
    query,
    async subscribed(who, cookies = {}) {
      const browser = service.browser()
      for (const [name, value] of Object.entries(cookies)) who.browser.cookies.set(name, value)
      const answer = await who.browser.send('POST', '/api/user.php?push=1', { subscription: browser.text })
      if (answer.status !== 200) throw new Error(`subscribing answered ${answer.status}: ${answer.text}`)
      return browser
    },
    async write(from, to, text = 'A secret between us') {
      await query("select * from credits.public_grant($1, 10, $2, 'bonus', null, null, null, $3, 1)", [
        from.account,
        randomUUID(),
        floor.clock.now(),
      ])
      const sent = await from.browser.send('POST', `/api/members/${to.member}/messages`, { id: randomUUID(), text })
      if (sent.status !== 200) throw new Error(`writing answered ${sent.status}: ${sent.text}`)
      return (sent.body as unknown as { conversation: { id: string } }).conversation.id
    },
    async like(from, to) {
      const liked = await from.browser.send('POST', `/api/members/${to.member}/like`, { id: randomUUID() })
      if (liked.status !== 200) throw new Error(`liking answered ${liked.status}: ${liked.text}`)
    },
    async settled() {
      await product.book.drain()
      await product.push.sendDue()
    },
    async close() {
      await site.close()
      await service.close()
    },
  }
}
