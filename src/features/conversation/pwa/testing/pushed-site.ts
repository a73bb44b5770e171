import { randomUUID } from 'node:crypto'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { type FakeBrowser, type FakePushService, fakePushService } from './fake-push-server.ts'

/** A site whose members' browsers are subscribed to the fake push service. */
export interface PushedSite extends PeopledSite {
  readonly service: FakePushService
  /** Subscribes a new browser for a member's session. */
  subscribed(who: TestPerson, cookies?: Record<string, string>): Promise<FakeBrowser>
  /** Sends a message to a member after granting the sender enough credits. */
  write(from: TestPerson, to: TestPerson, text?: string): Promise<string>
  like(from: TestPerson, to: TestPerson): Promise<void>
  /** Waits until all due events are handled and all due pushes are sent. */
  settled(): Promise<void>
}

export async function startPushedSite(): Promise<PushedSite> {
  let publicKey = ''
  const service = await fakePushService(async () => publicKey)
  const site = await startPeopledSite({ MINUET_PUSH_SERVICES: service.origin })
  const { body } = await site.visitor().send('GET', '/api/settings')
  publicKey = (body as unknown as { push_public_key: string }).push_public_key
  const { query, server } = site
  const { infrastructure, product } = server
  return {
    ...site,
    service,
    async subscribed(who, cookies = {}) {
      const browser = service.browser()
      for (const [name, value] of Object.entries(cookies)) who.browser.cookies.set(name, value)
      const answer = await who.browser.send('POST', '/api/user.php?push=1', {
        subscription: browser.text,
      })
      if (answer.status !== 200)
        throw new Error(`subscribing failed with ${answer.status}: ${answer.text}`)
      return browser
    },
    async write(from, to, text = 'A secret between us') {
      await query(
        "select * from credits.public_grant($1, 10, $2, 'bonus', null, null, null, $3, 1)",
        [from.account, randomUUID(), infrastructure.clock.now()],
      )
      const sent = await from.browser.send('POST', `/api/members/${to.member}/messages`, {
        id: randomUUID(),
        text,
      })
      if (sent.status !== 200)
        throw new Error(`sending the message failed with ${sent.status}: ${sent.text}`)
      return (sent.body as unknown as { conversation: { id: string } }).conversation.id
    },
    async like(from, to) {
      const liked = await from.browser.send('POST', `/api/members/${to.member}/like`, {
        id: randomUUID(),
      })
      if (liked.status !== 200) throw new Error(`liking failed with ${liked.status}: ${liked.text}`)
    },
    async settled() {
      await product.eventBus.drain()
      await product.push.sendDue()
    },
    async close() {
      await site.close()
      await service.close()
    },
  }
}
