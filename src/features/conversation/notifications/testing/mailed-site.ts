import { randomUUID } from 'node:crypto'
import { minuteMs } from '#kernel/duration.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'
import {
  type PeopledSite,
  startPeopledSite,
  type TestPerson,
} from '#features/members/profiles/testing/peopled-site.ts'
import { type MailRelay, type RelayedEmail, startMailRelay } from './mail-relay.ts'

/** A member with an address of their own. */
export interface MailedPerson extends TestPerson {
  readonly email: string
}

/** A site whose emails go to a real mail server, and whose bounces come back. */
export interface MailedSite extends PeopledSite {
  readonly relay: MailRelay
  readonly bouncePort: number
  member(name: string, more?: object, profile?: object): Promise<MailedPerson>
  /** Sends a message, after granting the sender enough credits; returns the conversation. */
  write(from: TestPerson, to: TestPerson, text?: string): Promise<string>
  like(from: TestPerson, to: TestPerson): Promise<void>
  /** Lets time pass, then delivers events and sends what is due. */
  pass(minutes: number): Promise<void>
}

export async function startMailedSite(
  env: Readonly<Record<string, string>> = {},
  onAccepted?: (email: RelayedEmail) => void,
): Promise<MailedSite> {
  const relay = await startMailRelay(onAccepted && { onAccepted })
  const bouncePort = await allocatePort()
  const site = await startPeopledSite({
    SMTP_URL: relay.url,
    MINUET_BOUNCE_DOMAIN: 'bounces.example.org',
    MINUET_BOUNCE_PORT: String(bouncePort),
    ...env,
  })
  const { infrastructure, product } = site.server
  await product.sites.changeSettings(1, { free_conversations: 20 })
  const { query } = site
  return {
    ...site,
    relay,
    bouncePort,
    async member(name, more = {}, profile = {}) {
      const email = `${randomUUID().slice(0, 12)}@example.org`
      // Names are unique; earlier members with the same one are renamed where it is compared.
      await query('update accounts.account set name_key = member_id::text where name = $1', [name])
      const person = await site.addPerson({ name, email, ...more }, profile)
      // Tests let hours pass; those about the night switch it on again.
      await person.browser.send('PUT', '/api/notifications', { quiet_hours: false })
      return { ...person, email: (more as { email?: string }).email ?? email }
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
      await product.eventBus.drain()
      return (sent.body as unknown as { conversation: { id: string } }).conversation.id
    },
    async like(from, to) {
      const liked = await from.browser.send('POST', `/api/members/${to.member}/like`, {
        id: randomUUID(),
      })
      if (liked.status !== 200) throw new Error(`liking failed with ${liked.status}: ${liked.text}`)
      await product.eventBus.drain()
    },
    async pass(minutes) {
      infrastructure.clock.moveBy(minutes * minuteMs)
      await product.eventBus.drain()
      await product.notifications.sendDue()
    },
    async close() {
      await site.close()
      await relay.stop()
    },
  }
}
